<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;
use WPGraphQL\Data\Connection\PostObjectConnectionResolver;

defined('ABSPATH') || exit;

/**
 * A kind whose values are other content: files of the library, or entries.
 */
final class ConnectedKind implements FieldKind
{
    private array $settings;
    private string $to;
    private bool $isOne;

    /**
     * @param string $to the type that a field leads to
     * @param bool $isOne whether GraphQL has one edge for the field instead of a list
     */
    public function __construct(array $settings, string $to, bool $isOne)
    {
        $this->settings = $settings;
        $this->to = $to;
        $this->isOne = $isOne;
    }

    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return $this->settings;
    }

    public function registerOn(string $graphqlType, Field $field): void
    {
        register_graphql_connection([
            'fromType' => $graphqlType,
            'toType' => $this->to,
            'fromFieldName' => $field->name,
            // As WPGraphQL for ACF names it; whichever comes first makes the type.
            'connectionTypeName' => 'Acf' . $this->to . 'Connection',
            'oneToOne' => $this->isOne,
            'description' => $field->description(),
            'resolve' => function ($source, $args, $context, $info) use ($field) {
                $ids = self::ids(StoredMeta::of($source, $field->name));
                if ($ids === []) {
                    return null;
                }
                $type = $this->to === 'MediaItem' ? 'attachment' : 'any';
                // Not the source: WPGraphQL would look for the content's own files.
                if ($this->isOne) {
                    $one = new PostObjectConnectionResolver([], $args, $context, $info, $type);
                    return $one->one_to_one()->set_query_arg('p', $ids[0])->get_connection();
                }
                $args['where']['in'] = $ids;
                $several = new PostObjectConnectionResolver([], $args, $context, $info, $type);
                return $several->set_query_arg('post_status', 'any')->get_connection();
            },
        ]);
    }

    /**
     * @param array $stored an ID, or a list of IDs, as Advanced Custom Fields stores them
     * @return int[]
     */
    public static function ids(array $stored): array
    {
        $value = $stored[0] ?? null;
        $ids = array_map('intval', array_filter(is_array($value) ? $value : [$value], 'is_numeric'));
        return array_values(array_filter($ids, static fn (int $id): bool => $id > 0));
    }
}
