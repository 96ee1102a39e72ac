<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Webhook\ContentChange;
use Headwater\Webhook\ContentSnapshot;
use Headwater\Webhook\GlobalId;
use PHPUnit\Framework\TestCase;

/**
 * The same facts as `cms/webhook/content-change.test.ts` of the local CMS.
 */
final class ContentChangeTest extends TestCase
{
    private const AUTHOR = 'dXNlcjox';

    private static function post(array $values = []): ContentSnapshot
    {
        $snapshot = new ContentSnapshot();
        $defaults = ['id' => 12, 'type' => 'post', 'graphqlType' => 'Post', 'status' => 'publish']
            + ['path' => '/seal/', 'place' => 'Seal', 'archives' => [self::AUTHOR => '/author/ada/']];
        foreach ($values + $defaults as $name => $value) {
            $snapshot->$name = $value;
        }
        return $snapshot;
    }

    public function testContentThatNeverWasIsNoChange(): void
    {
        self::assertTrue(ContentChange::between(null, null, [])->isEmpty());
    }

    public function testAChangeOfTextAffectsOnlyTheContent(): void
    {
        $change = ContentChange::between(self::post(), self::post(), []);
        self::assertSame([GlobalId::post(12)], $change->tags);
        self::assertSame([], $change->paths);
    }

    public function testPublishingChangesListsArchivesParentAndReferringContent(): void
    {
        $draft = self::post(['status' => 'draft', 'path' => null]);
        $change = ContentChange::between($draft, self::post(['parentId' => 3]), [7]);
        self::assertSame(
            [
                ...[GlobalId::post(12), 'list:post', GlobalId::of('post_type', 'post')],
                ...[GlobalId::post(3), GlobalId::post(7)],
            ],
            $change->tags
        );
        self::assertSame(['/seal/', '/author/ada/'], $change->paths);
    }

    public function testNewContentHasAPathOnceItIsPublic(): void
    {
        self::assertSame(['/seal/', '/author/ada/'], ContentChange::between(null, self::post(), [])->paths);
    }

    public function testUnpublishingNamesThePathThatWent(): void
    {
        $change = ContentChange::between(self::post(), self::post(['status' => 'draft', 'path' => null]), []);
        self::assertSame(['/seal/', '/author/ada/'], $change->paths);
        self::assertNotContains('trashed:' . GlobalId::post(12), $change->tags);
    }

    public function testANewPlaceInListsChangesThem(): void
    {
        $change = ContentChange::between(self::post(), self::post(['place' => 'A seal']), []);
        self::assertContains('list:post', $change->tags);
        self::assertSame([], $change->paths);
    }

    public function testMovingNamesBothPathsAndWhatIsBelow(): void
    {
        $before = self::post(['path' => '/old/', 'below' => [20 => '/old/child/']]);
        $after = self::post(['path' => '/new/', 'below' => [20 => '/new/child/']]);
        $change = ContentChange::between($before, $after, []);
        self::assertSame(['/old/', '/new/', '/old/child/', '/new/child/'], $change->paths);
        self::assertContains(GlobalId::post(20), $change->tags);
    }

    public function testTrashingADraftMovesWhatIsPublishedBelow(): void
    {
        $before = self::post(['status' => 'draft', 'path' => null, 'below' => [20 => '/old/child/']]);
        $after = self::post(['status' => 'trash', 'path' => null, 'below' => [20 => '/old__trashed/child/']]);
        $change = ContentChange::between($before, $after, []);
        self::assertSame(['/old/child/', '/old__trashed/child/'], $change->paths);
        self::assertSame([GlobalId::post(20), 'trashed:' . GlobalId::post(12)], $change->tags);
    }

    public function testATermChangesOnlyItsOwnArchive(): void
    {
        $after = self::post(['archives' => [self::AUTHOR => '/author/ada/', 'dGVybTo1' => '/category/news/']]);
        self::assertSame(['/category/news/'], ContentChange::between(self::post(), $after, [])->paths);
        self::assertSame(['/category/news/'], ContentChange::between($after, self::post(), [])->paths);
    }

    public function testThePostsPageChangesTheListOfPosts(): void
    {
        $news = self::post(['type' => 'page', 'graphqlType' => 'Page', 'isPostsPage' => true]);
        self::assertContains(GlobalId::of('post_type', 'post'), ContentChange::between($news, $news, [])->tags);
    }

    public function testAPictureIsShownWhateverItsStatus(): void
    {
        $picture = self::post(['type' => 'attachment', 'graphqlType' => 'MediaItem', 'status' => 'inherit']);
        self::assertSame([GlobalId::post(12)], ContentChange::between($picture, $picture, [])->tags);
    }

    /** @dataProvider ends */
    public function testTrashingEndsPreviews(string $from, ?string $to, bool $isEnd): void
    {
        $after = $to === null ? null : self::post(['status' => $to]);
        $tags = ContentChange::between(self::post(['status' => $from]), $after, [])->tags;
        self::assertSame($isEnd, in_array('trashed:' . GlobalId::post(12), $tags, true));
    }

    public static function ends(): array
    {
        return [
            ['draft', 'trash', true],
            ['publish', 'trash', true],
            ['trash', 'draft', false],
            ['trash', 'trash', false],
            ['draft', 'publish', false],
            ['draft', null, true],
            ['trash', null, true],
            ['auto-draft', null, false],
        ];
    }
}
