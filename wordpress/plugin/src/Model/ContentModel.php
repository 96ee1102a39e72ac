<?php

declare(strict_types=1);

namespace Headwater\Model;

use RuntimeException;

defined('ABSPATH') || exit;

/**
 * The content model of the site, as `npm run model -- --json` prints it.
 */
final class ContentModel
{
    private const VERSION = 1;

    /** @var ContentType[] by slug */
    public array $contentTypes = [];

    /** @var Template[] in the order of the model */
    public array $templates = [];

    /** @var string[] names in GraphQL by slug */
    public array $menuLocations = [];

    /** @var string[] paths that the site keeps for itself */
    public array $reservedPaths = [];

    /** @throws RuntimeException when the file is missing or was made for another version of the plugin */
    public static function fromFile(string $path): self
    {
        $json = is_readable($path) ? file_get_contents($path) : false;
        if ($json === false) {
            /* translators: %s: path of a file */
            $problem = __('Headwater: %s is missing. Install the zip that `npm run plugin` makes.', 'headwater');
            throw new RuntimeException(sprintf($problem, $path));
        }
        return self::fromJson($json);
    }

    /** @throws RuntimeException */
    public static function fromJson(string $json): self
    {
        $data = json_decode($json, true);
        $version = is_array($data) ? ($data['version'] ?? null) : null;
        if ($version !== self::VERSION) {
            /* translators: 1: the version of a file, 2: the expected version */
            $problem = __('Headwater: model.json has version %1$s, expected %2$d. Make the zip again.', 'headwater');
            throw new RuntimeException(sprintf($problem, (string) wp_json_encode($version), self::VERSION));
        }
        $model = new self();
        foreach ($data['contentTypes'] as $type) {
            $model->contentTypes[$type['slug']] = new ContentType($type);
        }
        foreach ($data['templates'] as $template) {
            $model->templates[] = new Template($template);
        }
        foreach ($data['menuLocations'] as $location) {
            $model->menuLocations[$location['slug']] = $location['name'];
        }
        $model->reservedPaths = $data['reservedPaths'] ?? [];
        return $model;
    }

    /** @return FieldGroup[] every group of the model, by name */
    public function groups(): array
    {
        $groups = [];
        foreach ($this->contentTypes as $type) {
            foreach (array_merge($type->groups, $type->frontPageGroups) as $group) {
                $groups[$group->name] = $group;
            }
        }
        foreach ($this->templates as $template) {
            foreach ($template->groups as $group) {
                $groups[$group->name] = $group;
            }
        }
        return $groups;
    }
}
