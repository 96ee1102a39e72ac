<?php

declare(strict_types=1);

namespace Headwater\Routing;

use Headwater\Feature;
use Headwater\Routing\Redirects\RedirectRules;
use Headwater\Site\SitePath;

defined('ABSPATH') || exit;

/**
 * Lets `nodeByUri` resolve a path where nothing is any more to the content that moved from there, or that a redirect
 * leads to. The site sees another `uri` than it queried, and redirects.
 */
final class MovedContent implements Feature
{
    /** Redirects may lead to redirects, but not in circles. */
    private const LONGEST_CHAIN = 5;

    private int $depth = 0;

    public function register(): void
    {
        add_filter('graphql_post_resolve_uri', [$this, 'find'], 10, 5);
        add_filter('graphql_resolve_uri', [$this, 'findUnmatched'], 10, 5);
        add_action('update_option_permalink_structure', [OldPaths::class, 'rememberStructure']);
    }

    /**
     * WPGraphQL ends here for a path that fits no rule of the permalinks, such as one of an earlier structure.
     *
     * @param mixed $node
     * @param mixed $query WP_Query
     * @param mixed $context WPGraphQL's context
     */
    public function findUnmatched($node, $uri, $queried, $query, $context)
    {
        $isUnmatched = is_object($query) && ($query->query['error'] ?? '') === '404';
        return $isUnmatched ? $this->find($node, $uri, $queried, $query, $context) : $node;
    }

    /**
     * @param mixed $node null when nothing is at the path
     * @param mixed $context WPGraphQL's context
     */
    public function find($node, $uri, $queried, $query, $context)
    {
        $path = $node === null && is_string($uri) ? SitePath::fromWordPress($uri) : null;
        if ($path === null || $path === '/' || $this->depth >= self::LONGEST_CHAIN) {
            return $node;
        }
        $post = OldPaths::contentAt($path);
        if ($post !== null) {
            return $context->get_loader('post')->load_deferred($post->ID);
        }
        $term = OldPaths::termAt($path);
        if ($term !== null) {
            return $context->get_loader('term')->load_deferred($term->term_id);
        }
        $target = RedirectRules::targetOf($path);
        if ($target === null || $target === $path) {
            return null;
        }
        $this->depth += 1;
        try {
            return $context->node_resolver->resolve_uri($target);
        } finally {
            $this->depth -= 1;
        }
    }
}
