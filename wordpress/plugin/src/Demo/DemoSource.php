<?php

declare(strict_types=1);

namespace Headwater\Demo;

use RuntimeException;

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
            throw new RuntimeException("\"$name\" is not the name of a media file.");
        }
        if (file_put_contents($target, $this->read("media/$name")) === false) {
            throw new RuntimeException("$target cannot be written.");
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
            throw new RuntimeException("$file cannot be read. Name the folder that `npm run plugin` wrote.");
        }
        return $text;
    }

    private function fetch(string $path): string
    {
        $url = $this->base . '/' . implode('/', array_map('rawurlencode', explode('/', $path)));
        $answer = wp_remote_get($url, ['timeout' => self::TIMEOUT]);
        if (is_wp_error($answer)) {
            throw new RuntimeException("$url cannot be fetched: " . $answer->get_error_message());
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        if ($status !== 200) {
            throw new RuntimeException("$url is a $status.");
        }
        return wp_remote_retrieve_body($answer);
    }
}
