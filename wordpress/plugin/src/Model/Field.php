<?php

declare(strict_types=1);

namespace Headwater\Model;

defined('ABSPATH') || exit;

/**
 * A custom field, or rows of fields.
 */
final class Field
{
    public string $name;
    /** One of the kinds of `content-model/fields.ts`, `choice` or `repeater`. */
    public string $kind;
    /** @var string[] the words of a choice, in camel case */
    public array $choices;
    /** @var self[] the fields of each row of a repeater */
    public array $rows;
    /** The most entries, files or rows; 0 for any number, as Advanced Custom Fields has it. */
    public int $max;

    public function __construct(array $data)
    {
        $this->name = $data['name'];
        $this->kind = $data['kind'];
        $this->choices = $data['choices'] ?? [];
        $this->rows = self::listFrom($data['rows'] ?? []);
        $this->max = $data['max'] ?? 0;
    }

    /** @return self[] */
    public static function listFrom(array $fields): array
    {
        return array_map(static fn (array $field): self => new self($field), array_values($fields));
    }

    public function label(): string
    {
        return self::labelOf($this->name);
    }

    /** For GraphQL's schema. With a period: WPGraphQL calls a text that is a function of PHP, such as `Date`. */
    public function description(): string
    {
        return $this->label() . '.';
    }

    /** `bannerCtaText` as editors read it: "Banner cta text". */
    public static function labelOf(string $name): string
    {
        $words = strtolower((string) preg_replace('/(?<=[a-z0-9])(?=[A-Z])/', ' ', $name));
        // The packed plugin lists these labels for translators, by the content model.
        return translate(ucfirst($words), 'headwater');
    }
}
