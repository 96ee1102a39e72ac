<?php

declare(strict_types=1);

namespace Headwater\Leads;

use GFAPI;
use GFCommon;
use Headwater\Site\SharedSecret;

defined('ABSPATH') || exit;

/**
 * Files such as .dwg. Gravity Forms gets their type from WordPress, and refuses those that WordPress does not know,
 * whatever the field lists: every file through the REST API, and that of a field for a single file through GraphQL.
 */
final class ListedFiles
{
    private ?ListedExtensions $extensions = null;

    /**
     * Call before a submission, which anybody may send: only the site is believed, because it has looked for pages and
     * programs under other names. Ends with the submission.
     */
    public function acceptFor(int $formId): void
    {
        $this->stop(null);
        $form = SharedSecret::isFromSite() ? GFAPI::get_form($formId) : false;
        if (!is_array($form)) {
            return;
        }
        $this->extensions = new ListedExtensions($form['fields'] ?? [], GFCommon::get_disallowed_file_extensions());
        add_filter('wp_check_filetype_and_ext', [$this, 'nameType'], 10, 3);
        add_filter('rest_request_after_callbacks', [$this, 'stop']);
        add_action('graphql_mutation_response', [$this, 'stop']);
    }

    /** @param mixed $response of the submission, which is returned */
    public function stop($response)
    {
        remove_filter('wp_check_filetype_and_ext', [$this, 'nameType']);
        remove_filter('rest_request_after_callbacks', [$this, 'stop']);
        remove_action('graphql_mutation_response', [$this, 'stop']);
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
