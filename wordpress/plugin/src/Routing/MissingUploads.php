<?php

declare(strict_types=1);

namespace Headwater\Routing;

use Headwater\Feature;
use Headwater\Site\ServerVariable;

defined('ABSPATH') || exit;

/**
 * Sends a plain 404 for a missing upload. FaustWP would redirect it to the site, which gets uploads from WordPress.
 */
final class MissingUploads implements Feature
{
    public function register(): void
    {
        add_action('template_redirect', [$this, 'respond'], 1);
    }

    public function respond(): void
    {
        $uploads = (string) wp_parse_url(wp_get_upload_dir()['baseurl'] ?? '', PHP_URL_PATH);
        $path = (string) wp_parse_url(ServerVariable::named('REQUEST_URI'), PHP_URL_PATH);
        if ($uploads === '' || strpos($path, $uploads . '/') !== 0) {
            return;
        }
        status_header(404);
        nocache_headers();
        header('Content-Type: text/plain; charset=utf-8');
        echo "Not found.\n";
        exit;
    }
}
