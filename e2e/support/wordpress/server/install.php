<?php

/**
 * Installs the WordPress in the folder that WORDPRESS names: login admin, password admin-password.
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = getenv('HTTP_HOST');
$_SERVER['REQUEST_URI'] = '/';
define('WP_INSTALLING', true);

require getenv('WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// Tests send no email.
add_filter('pre_wp_mail', '__return_true');
wp_install('Test', 'admin', 'admin@works.test', true, '', 'admin-password');
update_option('permalink_structure', '/%postname%/');
