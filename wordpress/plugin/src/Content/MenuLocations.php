<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Model\ContentModel;
use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * Adds the menu locations, and featured images, to any theme.
 */
final class MenuLocations implements Feature
{
    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function register(): void
    {
        add_action('after_setup_theme', [$this, 'addToTheme'], 20);
    }

    public function addToTheme(): void
    {
        add_theme_support('post-thumbnails');
        // A location that the theme has keeps the name that its editors know.
        $missing = array_diff_key($this->model->menuLocations, get_registered_nav_menus());
        register_nav_menus(array_map([Field::class, 'labelOf'], array_combine(
            array_keys($missing),
            array_keys($missing)
        )));
    }
}
