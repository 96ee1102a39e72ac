<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Database\Schema;
use Headwater\Feature;
use RuntimeException;
use WP_Error;
use WP_REST_Response;

/**
 * Submissions to Gravity Forms' REST endpoint, whose key is the header `Idempotency-Key`.
 */
final class RestSubmissions implements Feature
{
    private const ROUTE = '#^/gf/v2/forms/(?:(\d+)|\(\?P<form_id>.+)/submissions$#';

    private OncePerKey $once;
    private SlashedValues $slashes;
    private RestEntryMeta $meta;
    private ListedFiles $files;

    public function __construct(OncePerKey $once, SlashedValues $slashes, RestEntryMeta $meta, ListedFiles $files)
    {
        $this->once = $once;
        $this->slashes = $slashes;
        $this->meta = $meta;
        $this->files = $files;
    }

    public function register(): void
    {
        add_filter('rest_dispatch_request', [$this, 'answerRepetition'], 10, 3);
    }

    /**
     * @param mixed $answer null unless another plugin answers the request
     * @param \WP_REST_Request $request
     */
    public function answerRepetition($answer, $request, $route)
    {
        $isSubmission = $request->get_method() === 'POST' && preg_match(self::ROUTE, (string) $route) === 1;
        if ($answer !== null || !$isSubmission || !class_exists('GFAPI')) {
            return $answer;
        }
        if ($request->is_json_content_type()) {
            $this->slashes->expectPlainValues();
        }
        $this->meta->readRequest();
        $key = SubmissionKey::from($request->get_header('idempotency-key'));
        $formId = (int) $request['form_id'];
        $this->files->acceptFor($formId);
        if ($key === null || !Schema::isReady()) {
            return null;
        }
        try {
            $entryId = $this->once->begin($key, $formId);
        } catch (RuntimeException $error) {
            return new WP_Error('headwater_submission', $error->getMessage(), ['status' => 409]);
        }
        if ($entryId === null) {
            return null;
        }
        $confirmation = FirstAnswer::confirmation($formId, $entryId);
        return new WP_REST_Response(array_filter([
            'is_valid' => true,
            'page_number' => 0,
            'source_page_number' => 1,
            'confirmation_message' => $confirmation['message'],
            'confirmation_type' => $confirmation['type'],
            'confirmation_redirect' => $confirmation['url'],
        ], static fn ($value): bool => $value !== null));
    }
}
