<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\DemoSettings;
use Headwater\Demo\Importer;

defined('ABSPATH') || exit;

/**
 * Title, front page and page of posts. The removal restores those that were there.
 */
final class SettingsImporter implements Importer
{
    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    public function import(array $item): string
    {
        DemoSettings::set([
            'blogname' => $item['title'],
            'blogdescription' => $item['description'],
            'show_on_front' => 'page',
            'page_on_front' => (int) $this->marks->post($item['frontPage']),
            'page_for_posts' => (int) $this->marks->post($item['postsPage']),
        ]);
        return '';
    }
}
