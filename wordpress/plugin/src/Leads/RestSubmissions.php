<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Database\Schema;
use Headwater\Feature;
use RuntimeException;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Response;

defined('ABSPATH') || exit;

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
    private ConsentTexts $consents;

    public function __construct(
        OncePerKey $once,
        SlashedValues $slashes,
        RestEntryMeta $meta,
        ListedFiles $files,
        ConsentTexts $consents
    ) {
        $this->once = $once;
        $this->slashes = $slashes;
        $this->meta = $meta;
        $this->files = $files;
        $this->consents = $consents;
    }

    public function register(): void
    {
        add_filter('rest_dispatch_request', [$this, 'handleRepetition'], 10, 3);
        add_filter('rest_post_dispatch', [$this, 'announce'], 10, 3);
    }

    /**
     * Says so in every response, as GraphqlSubmissions does: the site goes by the last one.
     *
     * @param mixed $response
     * @param \WP_REST_Server $server
     * @param \WP_REST_Request $request
     */
    public function announce($response, $server, $request)
    {
        $isSubmission = self::isSubmission($request, $request->get_route());
        if ($response instanceof WP_HTTP_Response && $isSubmission && OncePerKey::isPromised()) {
            $response->header(OncePerKey::HEADER, '1');
        }
        return $response;
    }

    /**
     * @param mixed $response null unless another plugin handles the request
     * @param \WP_REST_Request $request
     */
    public function handleRepetition($response, $request, $route)
    {
        if ($response !== null || !self::isSubmission($request, $route) || !class_exists('GFAPI')) {
            return $response;
        }
        if ($request->is_json_content_type()) {
            $this->slashes->expectPlainValues();
        }
        $this->meta->readRequest();
        $key = SubmissionKey::from($request->get_header('idempotency-key'));
        $formId = (int) $request['form_id'];
        $this->files->acceptFor($formId);
        $this->consents->completeFor($formId);
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
        $confirmation = FirstResponse::confirmation($formId, $entryId);
        return new WP_REST_Response(array_filter([
            'is_valid' => true,
            'page_number' => 0,
            'source_page_number' => 1,
            'confirmation_message' => $confirmation['message'],
            'confirmation_type' => $confirmation['type'],
            'confirmation_redirect' => $confirmation['url'],
        ], static fn ($value): bool => $value !== null));
    }

    /** @param mixed $route as it was requested, or as it was registered */
    private static function isSubmission($request, $route): bool
    {
        return $request->get_method() === 'POST' && preg_match(self::ROUTE, (string) $route) === 1;
    }
}
