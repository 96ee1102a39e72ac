<?php

declare(strict_types=1);

namespace Headwater\Leads;

use GFCommon;
use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Products of leads through GraphQL, as Gravity Forms' own page posts them: one of a product without a quantity, none
 * beside a quantity field, and a price with the currency's sign in place of its entity.
 */
final class OrderedProducts implements Feature
{
    public function register(): void
    {
        add_filter('graphql_gf_field_value_input_prepared_value', [$this, 'prepare'], 10, 4);
    }

    public function prepare($value, $args, $field, $form)
    {
        return is_array($value)
            ? self::asPosted($value, $field, $form['fields'] ?? [], GFCommon::to_money(0))
            : $value;
    }

    /**
     * @param array $value texts by input
     * @param array|\ArrayAccess $field
     * @param iterable $fields of the form: arrays, or Gravity Forms' objects, which are read like arrays
     * @param string $free the price of what costs nothing
     */
    public static function asPosted(array $value, $field, iterable $fields, string $free): array
    {
        $id = $field['id'] ?? 0;
        if (!in_array($field['inputType'] ?? '', ['singleproduct', 'hiddenproduct', 'calculation'], true)) {
            return $value;
        }
        $price = (string) ($value["$id.2"] ?? '') ?: $free;
        $value["$id.2"] = html_entity_decode($price, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        if (!empty($field['disableQuantity'])) {
            $value["$id.3"] = '1';
        }
        foreach ($fields as $other) {
            if (($other['type'] ?? '') === 'quantity' && (int) ($other['productField'] ?? 0) === (int) $id) {
                unset($value["$id.3"]);
            }
        }
        return $value;
    }
}
