<?php

/**
 * Loads the plugin's classes without WordPress. What needs WordPress is tested in a real one, by the services tests.
 */

declare(strict_types=1);

require_once __DIR__ . '/../plugin/src/Autoloader.php';

Headwater\Autoloader::register(__DIR__ . '/../plugin/src');
