<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Model\ContentModel;
use Headwater\Model\Template;

defined('ABSPATH') || exit;

/**
 * Offers the page templates to editors, whatever the theme is. The site renders them; WordPress needs no file.
 */
final class Templates implements Feature
{
    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function register(): void
    {
        foreach (array_keys($this->model->contentTypes) as $type) {
            add_filter("theme_{$type}_templates", function ($templates) use ($type) {
                return $this->withOurs((array) $templates, $type);
            });
        }
    }

    /**
     * The templates of a content type, those of the theme first.
     *
     * @param string[] $templates labels by file
     * @return string[]
     */
    public function withOurs(array $templates, string $type): array
    {
        $labels = array_map('strtolower', $templates);
        foreach ($this->model->templates as $template) {
            $isOffered = !$template->isDefault() && in_array($type, $template->contentTypes, true);
            // A theme with a template of this label goes on as it is.
            if ($isOffered && !in_array(strtolower($template->label), $labels, true)) {
                $templates[$template->file()] = $template->label;
            }
        }
        return $templates;
    }

    /** The template of the model that editors know by this label. */
    public function labeled(string $label): ?Template
    {
        foreach ($this->model->templates as $template) {
            if ($template->label === $label) {
                return $template;
            }
        }
        return null;
    }

    /** The value that WordPress stores for content with this template: the theme's file, or else ours. */
    public function storedNameOf(Template $template): string
    {
        $type = $template->contentTypes[0] ?? 'page';
        foreach (wp_get_theme()->get_page_templates(null, $type) as $file => $label) {
            if (strcasecmp($label, $template->label) === 0) {
                return $file;
            }
        }
        return $template->file();
    }
}
