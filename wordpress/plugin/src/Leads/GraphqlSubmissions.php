<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Database\Schema;
use Headwater\Feature;
use Headwater\Site\SharedSecret;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Submissions with the mutation `submitGfForm`, whose key is its `clientMutationId`.
 */
final class GraphqlSubmissions implements Feature
{
    private const MUTATION = 'submitgfform';

    private OncePerKey $once;
    private SlashedValues $slashes;
    private ListedFiles $files;

    public function __construct(OncePerKey $once, SlashedValues $slashes, ListedFiles $files)
    {
        $this->once = $once;
        $this->slashes = $slashes;
        $this->files = $files;
    }

    public function register(): void
    {
        add_filter('graphql_response_headers_to_send', [$this, 'announce']);
        add_filter('graphql_is_valid_http_content_type', [$this, 'acceptFiles'], 10, 2);
        add_filter('graphql_mutation_input', [$this, 'withTrustedMeta'], 10, 4);
        add_filter('graphql_pre_mutate_and_get_payload', [$this, 'handleRepetition'], 10, 4);
    }

    /**
     * Lets the site send a lead again whose response it never got.
     *
     * @param mixed $headers
     */
    public function announce($headers): array
    {
        $headers = (array) $headers;
        if (OncePerKey::isPromised()) {
            $headers[OncePerKey::HEADER] = '1';
        }
        return $headers;
    }

    /**
     * WPGraphQL 2.1 and newer refuse a multipart request with 415, before WPGraphQL Upload reads it. Browsers can send
     * one from any website, so only the site's are let through.
     *
     * @param mixed $isValid
     * @param mixed $contentType
     */
    public function acceptFiles($isValid, $contentType): bool
    {
        $isMultipart = is_string($contentType) && stripos($contentType, 'multipart/form-data') === 0;
        return (bool) $isValid || ($isMultipart && SharedSecret::isFromSite());
    }

    /** @param mixed $input */
    public function withTrustedMeta($input, $context, $info, $mutation)
    {
        $hasMeta = self::isSubmission($mutation) && is_array($input) && isset($input['entryMeta']);
        if ($hasMeta) {
            $input['entryMeta'] = EntryMeta::trusted((array) $input['entryMeta']);
        }
        return $input;
    }

    /**
     * @param mixed $payload null unless another plugin handles the mutation
     * @param mixed $input
     */
    public function handleRepetition($payload, $mutation, $callback, $input)
    {
        if ($payload !== null || !self::isSubmission($mutation) || !class_exists('GFAPI')) {
            return $payload;
        }
        $this->slashes->expectPlainValues();
        $key = SubmissionKey::from($input['clientMutationId'] ?? null);
        $formId = (int) ($input['id'] ?? 0);
        $this->files->acceptFor($formId);
        if ($key === null || !empty($input['saveAsDraft']) || !Schema::isReady()) {
            return null;
        }
        try {
            $entryId = $this->once->begin($key, $formId);
        } catch (RuntimeException $error) {
            throw new \GraphQL\Error\UserError(esc_html($error->getMessage()));
        }
        if ($entryId === null) {
            return null;
        }
        return [
            'confirmation' => FirstResponse::confirmation($formId, $entryId),
            'entryId' => $entryId,
            'errors' => null,
            'form_id' => $formId,
            'resumeToken' => null,
            'resumeUrl' => null,
            'submission' => ['is_valid' => true, 'entry_id' => $entryId],
            'targetPageNumber' => null,
        ];
    }

    /** @param mixed $mutation */
    private static function isSubmission($mutation): bool
    {
        return is_string($mutation) && strtolower($mutation) === self::MUTATION;
    }
}
