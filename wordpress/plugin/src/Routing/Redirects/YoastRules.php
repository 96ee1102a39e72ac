<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

defined('ABSPATH') || exit;

/**
 * Yoast SEO Premium, which stores its rules in two options.
 */
final class YoastRules implements RedirectSource
{
    public const OPTION = 'wpseo-premium-redirects-export-plain';
    public const PATTERNS = 'wpseo-premium-redirects-export-regex';

    public function isActive(): bool
    {
        return is_array(get_option(self::OPTION));
    }

    public function targetOf(string $path): ?string
    {
        return self::find((array) get_option(self::OPTION, []), $path);
    }

    /** @param array[] $rules by path, escaped or not, with or without slashes at its ends */
    public static function find(array $rules, string $path): ?string
    {
        foreach ($rules as $from => $rule) {
            $isMove = is_array($rule) && isset($rule['url']) && (int) ($rule['type'] ?? 301) < 400;
            if ($isMove && trim(rawurldecode((string) $from), '/') === trim($path, '/')) {
                $url = (string) $rule['url'];
                return strpos($url, '://') === false ? '/' . ltrim($url, '/') : $url;
            }
        }
        return null;
    }

    public function rules(): array
    {
        return array_merge(
            self::list((array) get_option(self::OPTION, []), false),
            self::list((array) get_option(self::PATTERNS, []), true)
        );
    }

    /**
     * @param array[] $rules
     * @return WrittenRule[]
     */
    public static function list(array $rules, bool $isPattern): array
    {
        $list = [];
        foreach ($rules as $from => $rule) {
            if (is_array($rule)) {
                $type = (int) ($rule['type'] ?? 301);
                $to = $type < 400 ? (string) ($rule['url'] ?? '') : '';
                $list[] = new WrittenRule((string) $from, $to, $type, $isPattern, "Yoast SEO, {$from}");
            }
        }
        return $list;
    }
}
