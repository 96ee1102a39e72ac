<?php

/**
 * Plugin Name:       Headwater
 * Description:       Makes this WordPress the CMS of a Headwater site: fields, leads, previews and instant changes.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       headwater
 * Domain Path:       /languages
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

require_once __DIR__ . '/src/Autoloader.php';

Headwater\Autoloader::register(__DIR__ . '/src');
Headwater\Site\BasicAuth::stepAside();
Headwater\Plugin::start(__FILE__);
