<?php

declare(strict_types=1);

namespace Headwater\Catalogue;

use Headwater\Feature;
use Headwater\Site\SharedSecret;
use WP_REST_Request;

defined('ABSPATH') || exit;

/**
 * `POST headwater/v1/catalogue`, for `npm run catalogue`: products with their imported tables behind the ID `after`, or
 * the `writes` of an import.
 */
final class CatalogueRoute implements Feature
{
    private ProductTables $products;

    public function __construct(ProductTables $products)
    {
        $this->products = $products;
    }

    public function register(): void
    {
        add_action('rest_api_init', [$this, 'registerRoute']);
    }

    public function registerRoute(): void
    {
        register_rest_route('headwater/v1', '/catalogue', [
            'methods' => 'POST',
            'callback' => [$this, 'respond'],
            'permission_callback' => [SharedSecret::class, 'isFromSite'],
        ]);
    }

    public function respond(WP_REST_Request $request): array
    {
        $writes = $request->get_param('writes');
        return is_array($writes)
            ? ['written' => $this->products->write(array_filter($writes, 'is_array'))]
            : ['products' => $this->products->list((int) $request->get_param('after'))];
    }
}
