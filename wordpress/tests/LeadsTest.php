<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Leads\EntryMeta;
use Headwater\Leads\EntryNotes;
use Headwater\Leads\Feeds;
use Headwater\Leads\GraphqlSubmissions;
use Headwater\Leads\ListedFiles;
use Headwater\Leads\OncePerKey;
use Headwater\Leads\RestEntryMeta;
use Headwater\Leads\SlashedValues;
use Headwater\Leads\SubmissionKey;
use Headwater\Leads\VisitorCopies;
use Headwater\Site\SharedSecret;
use Headwater\Site\Utf8;
use PHPUnit\Framework\TestCase;

final class LeadsTest extends TestCase
{
    /**
     * @dataProvider keys
     * @param mixed $sent
     */
    public function testOnlyTextsThatTheSiteSendsAreKeys($sent, bool $isKey): void
    {
        self::assertSame($isKey ? $sent : null, SubmissionKey::from($sent));
    }

    public static function keys(): array
    {
        return [
            ['6f2c1d2e-1111-4222-8333-444455556666', true],
            ['short', false],
            [str_repeat('a', 65), false],
            ["6f2c1d2e-1111-4222\n", false],
            ["' OR 1=1 -- aaaa", false],
            [12345678, false],
            [null, false],
        ];
    }

    public function testOnlyTheSiteSaysWhoTheVisitorIs(): void
    {
        $meta = ['ip' => '203.0.113.9', 'userAgent' => 'Firefox', 'createdById' => 1, 'sourceUrl' => 'https://a.com/'];
        self::assertSame(['sourceUrl' => 'https://a.com/'], EntryMeta::shortened($meta, false));
        self::assertSame($meta, EntryMeta::shortened($meta, true));
    }

    public function testCutsWhatIsLongerThanTheColumnBetweenCharacters(): void
    {
        $meta = EntryMeta::shortened(['userAgent' => str_repeat('a', 249) . 'é…'], true);
        self::assertSame(str_repeat('a', 249), $meta['userAgent']);
        $meta = EntryMeta::shortened(['sourceUrl' => str_repeat('a', 300)], true);
        self::assertSame(200, strlen($meta['sourceUrl']));
    }

    public function testReadsWhatTheSiteSaysBesideARestSubmission(): void
    {
        $meta = ['ip' => '203.0.113.9', 'sourceUrl' => 'https://a.com/é/?q=1', 'userAgent' => 'Firefox "1"'];
        self::assertSame($meta, EntryMeta::fromHeader(rawurlencode((string) json_encode($meta))));
    }

    /** @dataProvider headers */
    public function testLeavesOutWhatIsNoneOfIt(string $header): void
    {
        self::assertSame([], EntryMeta::fromHeader($header));
    }

    public static function headers(): array
    {
        return [
            'none' => [''],
            'no JSON' => ['%7B'],
            'a text' => ['"ip"'],
            'other names' => ['{"createdById":"1"}'],
            'no texts' => ['{"ip":["203.0.113.9"],"userAgent":7}'],
        ];
    }

    /** @dataProvider texts */
    public function testTheDatabaseTakesEveryCutText(string $text, int $bytes, string $cut): void
    {
        self::assertSame($cut, Utf8::cut($text, $bytes));
    }

    public static function texts(): array
    {
        return [
            'short' => ['é', 9, 'é'],
            'a whole character at the end' => ['aéé', 3, 'aé'],
            'within a character' => ['aéé', 4, 'aé'],
            'within a character of four bytes' => ['🙂🙂', 7, '🙂'],
            'Latin-1' => ["caf\xE9", 9, 'caf?'],
        ];
    }

    public function testNotesNameWhatWasUnusual(): void
    {
        self::assertSame([], EntryNotes::notes('', false));
        self::assertStringContainsString('not verified', EntryNotes::notes('', true)[0]);
        self::assertCount(2, EntryNotes::notes('fast, clock,fast', false));
        self::assertSame(['Unusual: new-flag.'], EntryNotes::notes('new-flag,<script>', false));
    }

    public function testAHeaderCountsBesideTheSecretOnly(): void
    {
        if (!defined('HEADWATER_SECRET')) {
            define('HEADWATER_SECRET', 'the secret of both programs');
        }
        $_SERVER['HTTP_X_HEADWATER_FLAGS'] = 'fast';
        self::assertSame('', SharedSecret::headerFromSite('x-headwater-flags'));
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'another secret';
        self::assertSame('', SharedSecret::headerFromSite('x-headwater-flags'));
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'the secret of both programs';
        self::assertSame('fast', SharedSecret::headerFromSite('x-headwater-flags'));
    }
    public function testARestSubmissionStoresWhatTheSiteSaysAndNobodyElse(): void
    {
        if (!defined('HEADWATER_SECRET')) {
            define('HEADWATER_SECRET', 'the secret of both programs');
        }
        $meta = ['ip' => '203.0.113.9', 'sourceUrl' => 'https://a.com/contact/', 'userAgent' => 'Firefox'];
        $_SERVER['HTTP_X_HEADWATER_ENTRY_META'] = rawurlencode((string) json_encode($meta));
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'another secret';
        $rest = new RestEntryMeta();
        $rest->readRequest();
        self::assertSame('10.0.0.1', $rest->visitorAddress('10.0.0.1'));
        self::assertSame([], $rest->columns());
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'the secret of both programs';
        $rest->readRequest();
        self::assertSame('203.0.113.9', $rest->visitorAddress('10.0.0.1'));
        self::assertSame(['source_url' => 'https://a.com/contact/', 'user_agent' => 'Firefox'], $rest->columns());
    }
    public function testOnlyTheSiteMaySendFilesToGraphql(): void
    {
        if (!defined('HEADWATER_SECRET')) {
            define('HEADWATER_SECRET', 'the secret of both programs');
        }
        $submissions = new GraphqlSubmissions(new OncePerKey(), new SlashedValues(), new ListedFiles());
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'another secret';
        self::assertFalse($submissions->acceptFiles(false, 'multipart/form-data; boundary=x'));
        self::assertTrue($submissions->acceptFiles(true, 'application/json'));
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'the secret of both programs';
        self::assertTrue($submissions->acceptFiles(false, 'multipart/form-data; boundary=x'));
        self::assertFalse($submissions->acceptFiles(false, 'text/plain'));
    }

    /** @dataProvider notifications */
    public function testACopyHasTheNumberAndGoesToAnAddressThatTheVisitorTyped(array $notification, bool $isCopy): void
    {
        $fields = [['id' => 2, 'inputName' => ''], ['id' => 9, 'inputName' => 'representative_email']];
        self::assertSame($isCopy, VisitorCopies::isCopy($notification, $fields));
    }

    public static function notifications(): array
    {
        $text = ['subject' => 'Thank you', 'message' => 'Number {headwater_reference}'];
        return [
            [['toType' => 'field', 'to' => '2'] + $text, true],
            [['toType' => 'email', 'to' => '{Email:2}'] + $text, true],
            [['toType' => 'email', 'to' => 'sales@example.com, {Email:2.1}'] + $text, true],
            [['toType' => 'email', 'to' => 'sales@example.com, {admin_email}'] + $text, false],
            [['toType' => 'email', 'to' => '{Representative:9}'] + $text, false],
            [['toType' => 'field', 'to' => '9'] + $text, false],
            [['toType' => 'field', 'to' => '2', 'message' => '{all_fields}'], false],
        ];
    }

    public function testACopyForAnUnverifiedVisitorSaysNothingThatWasTyped(): void
    {
        $copy = VisitorCopies::withoutAnswers([
            'to' => '{Email:2}',
            'subject' => '{Name:1.3}, your request {headwater_reference}',
            'message' => "{form_title}: {all_fields:nohidden} {Message:4} {embed_url} {user_agent}",
            'replyTo' => '{Email:2}',
            'enableAttachments' => true,
        ]);
        self::assertSame('{Email:2}', $copy['to']);
        self::assertSame(', your request {headwater_reference}', $copy['subject']);
        self::assertSame('{form_title}:    ', $copy['message']);
        self::assertSame('', $copy['replyTo']);
        self::assertFalse($copy['enableAttachments']);
    }

    public function testTheReferenceIsWhatTheSiteShows(): void
    {
        self::assertSame('3c16a9d0', VisitorCopies::reference('3c16a9d0-5b1e-4c55-9d3c-0f6f1d2f6a10'));
        self::assertSame('', VisitorCopies::reference(''));
    }

    public function testCountsTheCopiesOfTheLastHour(): void
    {
        self::assertSame([7000, 7200], VisitorCopies::recent([3000, 3600, 7000, 7200, 'x'], 7200));
        self::assertSame([], VisitorCopies::recent([false], 7200));
    }

    // phpcs:disable PSR1.Methods.CamelCapsMethodName -- Gravity Forms' names.
    public function testFeedsThatGravityFormsHasNotRecordedAreRunAlthoughOneFails(): void
    {
        $record = new \ArrayObject();
        $broken = new class {
            public function can_process_feed(): bool
            {
                return true;
            }

            public function maybe_process_feed(): void
            {
                throw new \RuntimeException('no token');
            }
        };
        $crm = new class ($record) {
            private \ArrayObject $record;

            public function __construct(\ArrayObject $record)
            {
                $this->record = $record;
            }

            public function can_process_feed(): bool
            {
                return true;
            }

            public function maybe_process_feed(array $entry, array $form): void
            {
                $this->record[] = [$entry['id'], $form['id']];
            }
        };
        $problems = Feeds::finish([$broken, $crm, new \stdClass()], ['id' => 4], ['id' => 7]);
        self::assertSame([[4, 7]], $record->getArrayCopy());
        self::assertStringContainsString('no token', implode($problems));
    }

    public function testFeedsAreLeftAloneWhereGravityFormsWouldRunThemTwice(): void
    {
        $old = new class {
            public function maybe_process_feed(): void
            {
                throw new \LogicException('run');
            }
        };
        self::assertSame([], Feeds::finish([$old], ['id' => 4], ['id' => 7]));
    }
}
