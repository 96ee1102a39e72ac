<?php

declare(strict_types=1);

namespace Headwater\Model;

defined('ABSPATH') || exit;

/**
 * A page template, which editors choose by its label.
 */
final class Template
{
    private const DEFAULT_LABEL = 'Default';

    public string $label;
    /** @var string[] slugs of the content types that may use it */
    public array $contentTypes;
    /** @var FieldGroup[] */
    public array $groups;

    public function __construct(array $data)
    {
        $this->label = $data['label'];
        $this->contentTypes = $data['contentTypes'];
        $this->groups = FieldGroup::listFrom($data['groups']);
    }

    /** Whether it is the absence of a template, which WordPress needs no registration for. */
    public function isDefault(): bool
    {
        return $this->label === self::DEFAULT_LABEL;
    }

    /** The name under which WordPress stores the choice. No theme needs to have the file. */
    public function file(): string
    {
        return strtolower((string) preg_replace('/[^A-Za-z0-9]+/', '-', $this->label)) . '.php';
    }

    /** WPGraphQL's name of the type: `Template_` and the label without spaces. */
    public function graphqlType(): string
    {
        return 'Template_' . preg_replace('/[^A-Za-z0-9_]/', '', ucwords($this->label));
    }
}
