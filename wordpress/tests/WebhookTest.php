<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Webhook\Change;
use Headwater\Webhook\DeliveryRules;
use Headwater\Webhook\GlobalId;
use Headwater\Webhook\Message;
use Headwater\Webhook\Signature;
use PHPUnit\Framework\TestCase;

final class WebhookTest extends TestCase
{
    public function testMakesTheGlobalIdsOfWpGraphql(): void
    {
        self::assertSame('cG9zdDoxMg==', GlobalId::post(12));
        self::assertSame('cG9zdF90eXBlOnBvc3Q=', GlobalId::of('post_type', 'post'));
    }

    public function testAChangeNamesEverythingOnce(): void
    {
        $change = (new Change(['a', 'b'], ['/x/', null]))->with(new Change(['b', 'c'], ['/x/']));
        self::assertSame(['a', 'b', 'c'], $change->tags);
        self::assertSame(['/x/'], $change->paths);
        self::assertFalse($change->isEmpty());
        self::assertTrue((new Change([], [null]))->isEmpty());
    }

    public function testALongChangeBecomesMessagesThatFit(): void
    {
        $paths = array_map(static fn (int $number): string => "/products/pump-$number/", range(1, 500));
        $parts = (new Change(['list:page'], $paths))->parts(2000);
        self::assertGreaterThan(4, count($parts));
        foreach ($parts as $part) {
            self::assertLessThanOrEqual(2000, strlen((string) json_encode([$part->tags, $part->paths])));
        }
        $all = array_merge(...array_map(static fn (Change $part): array => $part->paths, $parts));
        self::assertSame($paths, $all);
    }

    public function testPathsAreMeasuredAsTheyAreSent(): void
    {
        // Nine bytes for each of these characters in a URL, six in JSON.
        $paths = array_map(static fn (int $number): string => "/ポンプポンプ/ポンプ-$number/", range(1, 200));
        foreach ((new Change([], $paths))->parts(3500) as $part) {
            self::assertLessThanOrEqual(3500, strlen($part->body('')));
        }
    }

    public function testAPathThatIsTooLongByItselfIsOneMessage(): void
    {
        self::assertCount(1, (new Change([], ['/' . str_repeat('a', 100) . '/']))->parts(10));
    }

    /** @dataProvider outcomes */
    public function testDecidesAfterAnAttempt(int $status, array $tags, int $age, string $state): void
    {
        self::assertSame($state, DeliveryRules::stateAfter($status, new Change($tags), $age));
    }

    public static function outcomes(): array
    {
        return [
            [200, [], 0, Message::SENT],
            [204, [], 9999, Message::SENT],
            [400, [], 0, Message::REFUSED],
            [413, [], 0, Message::REFUSED],
            [401, [], 0, Message::WAITING],
            [409, [], 0, Message::WAITING],
            [302, [], 0, Message::WAITING],
            [0, [], 3600, Message::WAITING],
            [0, [], 3601, Message::GIVEN_UP],
            [503, ['trashed:cG9zdDoxMg=='], 3601, Message::WAITING],
            [503, ['trashed:cG9zdDoxMg=='], 31 * 86400, Message::GIVEN_UP],
        ];
    }

    public function testPausesGrowToAMinute(): void
    {
        self::assertSame([1, 2, 4, 60, 60], array_map([DeliveryRules::class, 'pauseAfter'], [1, 2, 3, 7, 5000]));
    }

    public function testTheBodyHasEncodedPathsAndStaysTheSame(): void
    {
        $row = ['id' => '1', 'uuid' => '6f2c1d2e', 'tags' => '["a"]', 'paths' => '["/ポンプ/a b/"]', 'created' => ''];
        $row += ['due' => '', 'attempts' => '0', 'state' => 'waiting', 'answer' => ''];
        $message = new Message((object) $row);
        $body = '{"id":"6f2c1d2e","tags":["a"],"paths":["/%E3%83%9D%E3%83%B3%E3%83%97/a%20b/"]}';
        self::assertSame($body, $message->body());
    }

    public function testSignsLikeTheLocalCms(): void
    {
        // Computed with Node: createHmac('sha256', 'secret').update('1700000000.{}').digest('hex')
        self::assertSame(
            'b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163',
            Signature::headers('{}', 'secret', 1700000000)['X-Headwater-Signature']
        );
    }
}
