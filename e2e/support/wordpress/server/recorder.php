<?php

/**
 * Stands where plugins for fields and GraphQL would: records what is registered. Only in requests that want it, so
 * that all others run without these plugins.
 */

declare(strict_types=1);

if (getenv('HEADWATER_RECORD') === false) {
    return;
}

$GLOBALS['recorded'] = ['groups' => [], 'fields' => [], 'types' => []];

function acf_get_field_groups(): array
{
    return [];
}

function acf_add_local_field_group(array $group): void
{
    $GLOBALS['recorded']['groups'][] = $group;
}

function register_graphql_field(string $type, string $name, array $config): void
{
    $GLOBALS['recorded']['fields']["$type.$name"] = $config['type'];
}

function register_graphql_connection(array $config): void
{
    $type = $config['connectionTypeName'] . ($config['oneToOne'] ? 'Edge' : '');
    $GLOBALS['recorded']['fields']["{$config['fromType']}.{$config['fromFieldName']}"] = $type;
}

function register_graphql_object_type(string $name, array $config): void
{
    $GLOBALS['recorded']['types'][$name] = array_keys($config['fields']);
}

/** Its types and interfaces belong to another plugin, which is never here. */
function register_graphql_interfaces_to_types(array $interfaces, array $types): void
{
}

add_action('init', static function (): void {
    do_action('acf/init');
    do_action('graphql_register_types', new stdClass());
}, 99);
