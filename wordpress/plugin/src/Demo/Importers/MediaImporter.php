<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\DemoSource;
use Headwater\Demo\Importer;
use Headwater\Demo\PlainSvg;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Pictures and documents. WordPress makes no smaller copies of them, which would take minutes: the site scales pictures
 * itself.
 */
final class MediaImporter implements Importer
{
    private DemoMarks $marks;
    private DemoSource $source;

    public function __construct(DemoMarks $marks, DemoSource $source)
    {
        $this->marks = $marks;
        $this->source = $source;
    }

    public function import(array $item): string
    {
        if ($this->marks->post($item['key']) !== null) {
            return '';
        }
        $type = self::typeOf($item['file']);
        $folder = wp_upload_dir();
        if ($folder['error'] !== false) {
            throw new RuntimeException((string) $folder['error']);
        }
        $file = $folder['path'] . '/' . wp_unique_filename($folder['path'], $item['file']);
        $this->source->copy($item['file'], $file);
        if ($type === PlainSvg::TYPE && !PlainSvg::isPlain((string) file_get_contents($file))) {
            wp_delete_file($file);
            /* translators: %s: name of a file */
            throw new RuntimeException(sprintf(__('%s is more than a drawing.', 'headwater'), $item['file']));
        }
        $id = wp_insert_attachment(wp_slash([
            'post_title' => $item['title'],
            'post_excerpt' => $item['caption'],
            'post_status' => 'inherit',
            'post_mime_type' => $type,
        ]), $file, 0, true);
        if (is_wp_error($id)) {
            wp_delete_file($file);
            throw new RuntimeException("{$item['file']}: " . $id->get_error_message());
        }
        $this->marks->markPost($item['key'], $id);
        $this->describe($id, $item, $file);
        return '';
    }

    private function describe(int $id, array $item, string $file): void
    {
        if (($item['width'] ?? 0) === 0) {
            return;
        }
        update_post_meta($id, '_wp_attachment_image_alt', wp_slash($item['alt']));
        wp_update_attachment_metadata($id, [
            'width' => $item['width'],
            'height' => $item['height'],
            'file' => _wp_relative_upload_path($file),
            'sizes' => [],
        ]);
    }

    /** @throws RuntimeException for a file that WordPress would not take */
    private static function typeOf(string $file): string
    {
        // WordPress takes no SVG at all, because it does not look into them.
        $type = (string) wp_check_filetype($file, get_allowed_mime_types() + ['svg' => PlainSvg::TYPE])['type'];
        if ($type === '') {
            /* translators: %s: name of a file */
            throw new RuntimeException(sprintf(__('This WordPress takes no files like %s.', 'headwater'), $file));
        }
        return $type;
    }
}
