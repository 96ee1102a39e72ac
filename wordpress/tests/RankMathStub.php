<?php

declare(strict_types=1);

namespace Headwater\Tests;

/** What Rank Math's classes know, by key: `$GLOBALS['rankMath']`. */
final class RankMathStub
{
    /** @return mixed */
    public static function __callStatic(string $method, array $arguments)
    {
        return $GLOBALS['rankMath'][$arguments[0]] ?? '';
    }
}
