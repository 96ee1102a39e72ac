<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\PostTypes;
use Headwater\Model\ContentModel;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class ContentModelTest extends TestCase
{
    private const JSON = '{
        "version": 1,
        "contentTypes": [{
            "slug": "event", "singleName": "event", "pluralName": "events", "label": "Events", "hierarchical": false,
            "hasOwnPage": true, "archive": "/event/", "isWritten": true, "supports": ["editor", "thumbnail"],
            "fields": [{"name": "venue", "kind": "text"}],
            "groups": [{"name": "eventProgram", "fields": [
                {"name": "talks", "kind": "repeater", "rows": [{"name": "speakerName", "kind": "text"}]}
            ]}],
            "frontPageGroups": []
        }],
        "templates": [
            {"label": "Default", "contentTypes": ["event"], "groups": []},
            {"label": "Page With Large Header", "contentTypes": ["event"], "groups": [
                {"name": "largeHeader", "fields": [{"name": "picture", "kind": "image"}]}
            ]}
        ],
        "menuLocations": [{"slug": "primary", "name": "PRIMARY"}]
    }';

    public function testReadsTypesTemplatesAndLocations(): void
    {
        $model = ContentModel::fromJson(self::JSON);
        $event = $model->contentTypes['event'];
        self::assertSame('Event', $event->graphqlType());
        self::assertFalse($event->isBuiltIn());
        self::assertSame('venue', $event->fields[0]->name);
        self::assertSame('Speaker name', $event->groups[0]->fields[0]->rows[0]->label());
        self::assertSame(['primary' => 'PRIMARY'], $model->menuLocations);
        self::assertSame(['eventProgram', 'largeHeader'], array_keys($model->groups()));
    }

    public function testEditorsReadTheNameOfATypeAndNeverPost(): void
    {
        $labels = PostTypes::labels(ContentModel::fromJson(self::JSON)->contentTypes['event']);
        self::assertSame('Add: Event', $labels['add_new_item']);
        self::assertStringNotContainsString('Post', implode(' ', $labels));
    }

    public function testNamesTemplatesLikeWpGraphql(): void
    {
        [$default, $large] = ContentModel::fromJson(self::JSON)->templates;
        self::assertTrue($default->isDefault());
        self::assertSame('page-with-large-header.php', $large->file());
        self::assertSame('Template_PageWithLargeHeader', $large->graphqlType());
    }

    /** @dataProvider otherVersions */
    public function testRejectsAnotherVersionWithWords(string $json): void
    {
        $this->expectException(RuntimeException::class);
        $this->expectExceptionMessage('expected 1. Make the zip again');
        ContentModel::fromJson($json);
    }

    public static function otherVersions(): array
    {
        return [['{"version": 2}'], ['{}'], ['[]'], ['not JSON'], ['7']];
    }

    public function testNamesTheMissingFile(): void
    {
        $this->expectExceptionMessage('/nowhere/model.json is missing');
        ContentModel::fromFile('/nowhere/model.json');
    }
}
