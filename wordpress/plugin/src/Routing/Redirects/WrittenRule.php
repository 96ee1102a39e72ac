<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

use JsonSerializable;

defined('ABSPATH') || exit;

/**
 * A redirect as an editor wrote it. The site checks it, and names what it cannot apply.
 */
final class WrittenRule implements JsonSerializable
{
    private string $from;
    private string $to;
    private int $status;
    private bool $isPattern;
    private string $where;
    private ?string $unsupported;

    /**
     * @param string $where names the rule for a person
     * @param string|null $unsupported why only WordPress could apply it
     */
    public function __construct(
        string $from,
        string $to,
        int $status,
        bool $isPattern,
        string $where,
        ?string $unsupported = null
    ) {
        $this->from = $from;
        $this->to = $to;
        $this->status = $status;
        $this->isPattern = $isPattern;
        $this->where = $where;
        $this->unsupported = $unsupported;
    }

    public function jsonSerialize(): array
    {
        $home = rtrim((string) wp_parse_url((string) home_url(), PHP_URL_PATH), '/');
        $rule = [
            'from' => $this->isPattern ? $this->from : self::sitePath($this->from, $home),
            'to' => self::sitePath($this->to, $home),
            'status' => $this->status,
            'isPattern' => $this->isPattern,
            'where' => $this->where,
        ];
        return $this->unsupported === null ? $rule : $rule + ['unsupported' => $this->unsupported];
    }

    /** A path without the folder in which WordPress is installed, and with the slash that some plugins leave out. */
    public static function sitePath(string $url, string $home): string
    {
        $isPath = $url !== '' && preg_match('#^(?:[a-z][a-z0-9+.-]*:|//)#i', $url) !== 1;
        if (!$isPath) {
            return $url;
        }
        $path = '/' . ltrim($url, '/');
        $isBelow = $home !== '' && preg_match('#^' . preg_quote($home, '#') . '(?=[/?]|$)#D', $path) === 1;
        return $isBelow ? '/' . ltrim(substr($path, strlen($home)), '/') : $path;
    }
}
