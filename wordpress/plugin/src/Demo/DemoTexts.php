<?php

declare(strict_types=1);

namespace Headwater\Demo;

defined('ABSPATH') || exit;

/**
 * Texts and values of the demo content, with what they refer to as this WordPress names it.
 */
final class DemoTexts
{
    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    /** HTML with `media:KEY` as the file's URL, and forms under the IDs that they have here. */
    public function html(string $html): string
    {
        $withMedia = preg_replace_callback('/(\w+)="media:([^"]+)"/', function (array $found): string {
            return $this->mediaAttribute($found[1], $found[2]);
        }, $html);
        $withForms = preg_replace_callback(
            '/(wp:gravityforms\/form \{"formId":"|\[gravityform id=")(\d+)"/',
            fn (array $found): string => $found[1] . ($this->marks->form("form $found[2]") ?? $found[2]) . '"',
            (string) $withMedia
        );
        return (string) $withForms;
    }

    /** An empty text for a file that could not be imported. */
    public function mediaUrl(string $key): string
    {
        $id = $this->marks->post("media $key");
        return $id === null ? '' : (string) wp_get_attachment_url($id);
    }

    /**
     * A field's value as plugins for custom fields store it: media and pages by ID, links as an array.
     *
     * @param mixed $value of an item; rows of a repeater are not for this function
     * @return mixed
     */
    public function stored($value)
    {
        if (!is_array($value)) {
            return is_string($value) ? $this->html($value) : (string) $value;
        }
        if (isset($value['media'])) {
            return (string) $this->marks->post("media {$value['media']}");
        }
        if (isset($value['mediaUrl'])) {
            return $this->mediaUrl($value['mediaUrl']);
        }
        if (isset($value['gallery'])) {
            return $this->ids($value['gallery'], 'media');
        }
        if (isset($value['pages'])) {
            return $this->ids($value['pages'], 'page');
        }
        if (isset($value['link'])) {
            return $value['link'] + ['url' => '', 'title' => '', 'target' => ''];
        }
        return implode("\n", array_map('strval', $value));
    }

    /**
     * @param string[] $keys
     * @return string[] IDs of those that exist
     */
    private function ids(array $keys, string $kind): array
    {
        $ids = array_map(fn (string $key): string => (string) $this->marks->post("$kind $key"), $keys);
        return array_values(array_filter($ids));
    }

    private function mediaAttribute(string $attribute, string $key): string
    {
        $link = sprintf('%s="%s"', $attribute, esc_url($this->mediaUrl($key)));
        $id = $this->marks->post("media $key");
        $meta = $id === null ? [] : wp_get_attachment_metadata($id);
        if ($attribute !== 'src' || empty($meta['width'])) {
            return $link;
        }
        return sprintf('%s class="wp-image-%d" width="%d" height="%d"', $link, $id, $meta['width'], $meta['height']);
    }
}
