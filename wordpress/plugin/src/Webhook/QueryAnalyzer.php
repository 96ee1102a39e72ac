<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Switches WPGraphQL's Query Analyzer on: responses name the content that they show, and changes name the pages.
 */
final class QueryAnalyzer implements Feature
{
    public function register(): void
    {
        add_filter('graphql_should_analyze_queries', '__return_true');
    }
}
