<?php

declare(strict_types=1);

namespace Headwater\Leads;

use GFAPI;
use GFCommon;
use Headwater\Site\SharedSecret;

/**
 * Files such as .dwg through the REST API. Gravity Forms asks WordPress there for the type of every file, and refuses
 * those that WordPress has never heard of, whatever the field lists; through GraphQL it takes several files unasked.
 */
final class ListedFiles
{
    private ?ListedExtensions $extensions = null;

    /**
     * Call before a submission through the REST API, which anybody may send: only the site is believed, because it has
     * looked for pages and programs under other names. Ends with the request.
     */
    public function acceptFor(int $formId): void
    {
        $form = SharedSecret::isFromSite() ? GFAPI::get_form($formId) : false;
        if (!is_array($form)) {
            return;
        }
        $this->extensions = new ListedExtensions($form['fields'] ?? [], GFCommon::get_disallowed_file_extensions());
        add_filter('wp_check_filetype_and_ext', [$this, 'nameType'], 10, 3);
        add_filter('rest_request_after_callbacks', [$this, 'stop']);
    }

    /** @param mixed $response of the submission */
    public function stop($response)
    {
        remove_filter('wp_check_filetype_and_ext', [$this, 'nameType']);
        remove_filter('rest_request_after_callbacks', [$this, 'stop']);
        $this->extensions = null;
        return $response;
    }

    /**
     * @param mixed $found what WordPress found: `ext` and `type`, false for a file that it refuses
     * @param mixed $path of the file
     * @param mixed $name
     */
    public function nameType($found, $path, $name)
    {
        $isKnown = wp_check_filetype((string) $name, wp_get_mime_types())['ext'] !== false;
        $extension = $isKnown || $this->extensions === null ? null : $this->extensions->ofFile((string) $name);
        if ($extension === null) {
            // What WordPress refuses of a type that it knows stays refused.
            return $found;
        }
        return ['ext' => $extension, 'type' => 'application/octet-stream', 'proper_filename' => false];
    }
}
