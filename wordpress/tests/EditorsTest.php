<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Editors\Attempts;
use Headwater\Editors\FaustTokens;
use PHPUnit\Framework\TestCase;

final class EditorsTest extends TestCase
{
    public function testReadsWhatATokenStates(): void
    {
        $claims = FaustTokens::parse('rt|7|1700000000', FaustTokens::REFRESH);
        self::assertSame(['user' => 7, 'issued' => 1700000000 - 14 * 86400, 'expires' => 1700000000], $claims);
        self::assertSame(1700000000 - 300, FaustTokens::parse('at|7|1700000000', FaustTokens::ACCESS)['issued']);
    }

    /** @dataProvider noTokens */
    public function testAnythingElseIsNoToken(string $text): void
    {
        self::assertNull(FaustTokens::parse($text, FaustTokens::REFRESH));
    }

    public static function noTokens(): array
    {
        return [[''], ['at|7|1700000000'], ['rt|7'], ['rt|x|1'], ["rt|7|1\n"], ['rt|7|1|2']];
    }

    public function testFiveAttemptsThenPausesThatDouble(): void
    {
        $attempts = new Attempts();
        $begin = static fn (int $now): int => $attempts->begin($now, 5);
        self::assertSame([0, 0, 0, 0, 0, 59], array_map($begin, [0, 1, 2, 3, 4, 5]));
        self::assertSame(1, $begin(63));
        // The pause is over: five more, and twice as long.
        self::assertSame([0, 0, 0, 0, 0], array_map($begin, [64, 64, 64, 64, 64]));
        self::assertSame(1, $begin(64 + 119));
        self::assertSame(0, $begin(64 + 120));
    }

    public function testAnHourLaterThePausesAreShortAgain(): void
    {
        $attempts = new Attempts(['pauses' => 4, 'pausedUntil' => 1000]);
        self::assertSame(0, $attempts->begin(4600, 1));
        self::assertSame(4660, $attempts->stored()['pausedUntil']);
    }

    public function testSlowAttemptsAreNoAttack(): void
    {
        $attempts = new Attempts();
        foreach (range(1, 20) as $minute) {
            self::assertSame(0, $attempts->begin($minute * 60, 2));
            $attempts = new Attempts($attempts->stored());
        }
    }
}
