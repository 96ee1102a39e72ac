<?php

declare(strict_types=1);

namespace Headwater\Model;

defined('ABSPATH') || exit;

/**
 * Fields that are a GraphQL type of their own.
 */
final class FieldGroup
{
    public string $name;
    /** @var Field[] */
    public array $fields;

    public function __construct(array $data)
    {
        $this->name = $data['name'];
        $this->fields = Field::listFrom($data['fields']);
    }

    /** @return self[] */
    public static function listFrom(array $groups): array
    {
        return array_map(static fn (array $group): self => new self($group), array_values($groups));
    }

    /** `heroBanner` as editors read it: "Hero banner". */
    public function title(): string
    {
        return Field::labelOf($this->name);
    }
}
