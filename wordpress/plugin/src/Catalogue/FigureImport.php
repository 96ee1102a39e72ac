<?php

declare(strict_types=1);

namespace Headwater\Catalogue;

use Headwater\Site\SharedSecret;
use Headwater\Site\SiteUrl;
use Headwater\Webhook\Signature;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Imports figures from a spreadsheet. The site reads the file: it alone knows the figures' names and units.
 */
final class FigureImport
{
    private const TIMEOUT = 60;

    private ProductTables $products;

    public function __construct(ProductTables $products)
    {
        $this->products = $products;
    }

    /**
     * @param string $file its bytes
     * @return array what it would change: `changes`, `same`, `faults`
     * @throws RuntimeException
     */
    public function plan(string $file): array
    {
        return self::send(['kind' => 'import', 'file' => base64_encode($file), 'products' => $this->products->all()]);
    }

    /**
     * @param array $plan of `plan`
     * @param callable|null $onBatch gets how many products are done
     * @return int how many products were written
     */
    public function write(array $plan, ?callable $onBatch = null): int
    {
        $written = 0;
        $done = 0;
        foreach (array_chunk($plan['changes'], ProductTables::BATCH) as $batch) {
            $written += count($this->products->write($batch));
            $done += count($batch);
            if ($onBatch !== null) {
                $onBatch($done);
            }
        }
        return $written;
    }

    public static function changedText(int $count): string
    {
        /* translators: %d: a number of products */
        return sprintf(_n('%d product is changed.', '%d products are changed.', $count, 'headwater'), $count);
    }

    /** @throws RuntimeException */
    public function export(): string
    {
        return (string) self::send(['kind' => 'export', 'products' => $this->products->all()])['csv'];
    }

    /** @throws RuntimeException */
    private static function send(array $message): array
    {
        $secret = SharedSecret::value();
        $body = (string) wp_json_encode($message + ['id' => wp_generate_uuid4()], JSON_INVALID_UTF8_SUBSTITUTE);
        $response = wp_remote_post(SiteUrl::catalogue(), [
            'timeout' => self::TIMEOUT,
            'redirection' => 0,
            'headers' => Signature::headers($body, $secret, time()),
            'body' => $body,
        ]);
        $status = (int) wp_remote_retrieve_response_code($response);
        $read = json_decode(wp_remote_retrieve_body($response), true);
        if ($status !== 200 || !is_array($read)) {
            $why = is_wp_error($response) ? $response->get_error_message() : (string) $status;
            throw new RuntimeException(sprintf(
                /* translators: %s: a URL and what it responded, such as "502" */
                __('The site did not read the figures (%s). Nothing is changed.', 'headwater'),
                SiteUrl::catalogue() . ' ' . $why
            ));
        }
        return $read;
    }
}
