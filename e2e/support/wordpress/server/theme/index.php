<?php

the_posts_pagination();
