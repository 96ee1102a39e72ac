<?php

declare(strict_types=1);

namespace Headwater\Model;

defined('ABSPATH') || exit;

/**
 * A content type, with WordPress's own name as its slug.
 */
final class ContentType
{
    private const BUILT_IN = ['page', 'post', 'attachment'];

    public string $slug;
    public string $singleName;
    public string $pluralName;
    public string $label;
    public bool $hierarchical;
    public bool $hasOwnPage;
    /** Path of the list of all entries, such as `/project/`. */
    public ?string $archive;
    /** Path of the site's own pages about entries, such as `/documents`. */
    public ?string $sitePath;
    /** @var string[] what WordPress calls `supports`, beyond title and revisions */
    public array $supports;
    /** @var Field[] fields on the GraphQL type itself */
    public array $fields;
    /** @var FieldGroup[] */
    public array $groups;
    /** @var FieldGroup[] groups that editors see on the front page only */
    public array $frontPageGroups;

    public function __construct(array $data)
    {
        $this->slug = $data['slug'];
        $this->singleName = $data['singleName'];
        $this->pluralName = $data['pluralName'];
        $this->label = $data['label'];
        $this->hierarchical = $data['hierarchical'];
        $this->hasOwnPage = $data['hasOwnPage'];
        $this->archive = $data['archive'];
        $this->sitePath = $data['sitePath'] ?? null;
        $this->supports = $data['supports'];
        $this->fields = Field::listFrom($data['fields']);
        $this->groups = FieldGroup::listFrom($data['groups']);
        $this->frontPageGroups = FieldGroup::listFrom($data['frontPageGroups']);
    }

    /** Whether WordPress registers the type itself. */
    public function isBuiltIn(): bool
    {
        return in_array($this->slug, self::BUILT_IN, true);
    }

    public function graphqlType(): string
    {
        return ucfirst($this->singleName);
    }
}
