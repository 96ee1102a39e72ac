<?php

/**
 * Runs the PHP code that is its argument in WordPress, as the administrator.
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = getenv('HTTP_HOST');
$_SERVER['REQUEST_URI'] = '/';

require getenv('WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/nav-menu.php';

wp_set_current_user(1);
eval($argv[1]);
