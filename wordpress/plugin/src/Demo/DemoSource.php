<?php

declare(strict_types=1);

namespace Headwater\Demo;

use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Where the demo content is: the folder that `npm run plugin` writes, on this server or at a URL. Only administrators
 * name it.
 */
final class DemoSource
{
    private const TIMEOUT = 30;

    private string $base;
    private bool $isUrl;

    /** @param string $base path or URL of the folder with `content.json` */
    public function __construct(string $base)
    {
        $this->base = rtrim(trim($base), '/\\');
        $this->isUrl = preg_match('#^https?://#i', $this->base) === 1;
    }

    /** @throws RuntimeException */
    public function content(): DemoContent
    {
        return DemoContent::fromJson($this->read('content.json'));
    }

    /**
     * Copies a media file.
     *
     * @param string $name without a folder
     * @throws RuntimeException
     */
    public function copy(string $name, string $target): void
    {
        if ($name === '' || $name !== basename($name) || $name[0] === '.') {
            /* translators: %s: what stands in place of a file's name */
            throw new RuntimeException(sprintf(__('"%s" is not the name of a media file.', 'headwater'), $name));
        }
        if (file_put_contents($target, $this->read("media/$name")) === false) {
            /* translators: %s: path of a file */
            throw new RuntimeException(sprintf(__('%s cannot be written.', 'headwater'), $target));
        }
    }

    /** @throws RuntimeException */
    private function read(string $path): string
    {
        return $this->isUrl ? $this->fetch($path) : $this->readFile($path);
    }

    private function readFile(string $path): string
    {
        $file = "$this->base/$path";
        $text = $this->base !== '' && is_file($file) ? file_get_contents($file) : false;
        if ($text === false) {
            /* translators: %s: path of a file */
            $problem = __('%s cannot be read. Name the folder that `npm run plugin` wrote.', 'headwater');
            throw new RuntimeException(sprintf($problem, $file));
        }
        return $text;
    }

    private function fetch(string $path): string
    {
        $url = $this->base . '/' . implode('/', array_map('rawurlencode', explode('/', $path)));
        $response = wp_safe_remote_get($url, ['timeout' => self::TIMEOUT]);
        $status = (int) wp_remote_retrieve_response_code($response);
        if ($status !== 200) {
            $problem = is_wp_error($response) ? $response->get_error_message() : (string) $status;
            /* translators: 1: a URL, 2: an error message, or a status such as 404 */
            throw new RuntimeException(sprintf(__('%1$s cannot be fetched: %2$s', 'headwater'), $url, $problem));
        }
        return wp_remote_retrieve_body($response);
    }
}
