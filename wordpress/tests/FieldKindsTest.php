<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Fields\AcfFields;
use Headwater\Fields\ConnectedKind;
use Headwater\Fields\FieldKinds;
use Headwater\Model\Field;
use InvalidArgumentException;
use PHPUnit\Framework\TestCase;

final class FieldKindsTest extends TestCase
{
    public function testEveryKindHasSettingsForEditors(): void
    {
        foreach (FieldKinds::names() as $kind) {
            $field = new Field(['name' => 'one', 'kind' => $kind, 'rows' => []]);
            self::assertNotEmpty(FieldKinds::named($kind)->acfSettings($field, 'x')['type'], $kind);
        }
    }

    public function testAnUnknownKindIsNamed(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('unknown kind "color". Update the plugin.');
        FieldKinds::named('color');
    }

    public function testADescriptionIsNoFunctionOfPhp(): void
    {
        $field = new Field(['name' => 'date', 'kind' => 'text', 'rows' => []]);
        self::assertTrue(is_callable($field->label()));
        self::assertFalse(is_callable($field->description()));
    }

    public function testFieldsOfRowsHaveKeysOfTheirOwn(): void
    {
        $row = ['name' => 'title', 'kind' => 'text'];
        $fields = AcfFields::of(Field::listFrom([
            $row,
            ['name' => 'items', 'kind' => 'repeater', 'rows' => [$row]],
        ]), 'headwater_cards');
        self::assertSame('field_headwater_cards_title', $fields[0]['key']);
        self::assertSame('field_headwater_cards_items_title', $fields[1]['sub_fields'][0]['key']);
        self::assertSame('title', $fields[1]['sub_fields'][0]['graphql_field_name']);
    }

    /**
     * @dataProvider flatValues
     * @param mixed $expected
     */
    public function testReadsStoredMetaOfFieldsOnAType(string $kind, array $stored, $expected): void
    {
        self::assertSame($expected, FieldKinds::named($kind)->flatValue($stored));
    }

    public static function flatValues(): array
    {
        return [
            'no meta' => ['text', [], null],
            'empty text' => ['text', [''], null],
            'text' => ['text', ['Ada'], 'Ada'],
            'the text 0' => ['text', ['0'], '0'],
            'damaged text' => ['text', [['a']], null],
            'number' => ['number', ['-87.65'], -87.65],
            'the meridian' => ['number', ['0'], 0.0],
            'no number' => ['number', ['north'], null],
            'one per line' => ['strings', ["[1,2]\r\n\r\n [3,4] "], ['[1,2]', '[3,4]']],
            'one per meta row' => ['strings', ['[1,2]', '[3,4]'], ['[1,2]', '[3,4]']],
            'an array' => ['strings', [['[1,2]', '[3,4]']], ['[1,2]', '[3,4]']],
            'no strings' => ['strings', [''], null],
            'choice' => ['choice', ['dataSheet'], 'dataSheet'],
            'link' => ['link', [['url' => '/a/', 'title' => 'A']], ['url' => '/a/', 'title' => 'A']],
            'no link' => ['link', [['url' => '']], null],
        ];
    }

    /** @dataProvider storedIds */
    public function testReadsIdsOfOtherContent(array $stored, array $expected): void
    {
        self::assertSame($expected, ConnectedKind::ids($stored));
    }

    public static function storedIds(): array
    {
        return [
            'no meta' => [[], []],
            'empty' => [[''], []],
            'one' => [['7'], [7]],
            'a list' => [[['9', 7, 'x', '0']], [9, 7]],
        ];
    }

    public function testOnlyALimitedListHasAMaximum(): void
    {
        $most = [];
        foreach (['gallery', 'pages', 'repeater'] as $kind) {
            $fields = [['name' => 'any', 'kind' => $kind], ['name' => 'some', 'kind' => $kind, 'max' => 3]];
            foreach (AcfFields::of(Field::listFrom($fields), 'x') as $field) {
                $most[$field['type']][] = $field['max'] ?? null;
            }
        }
        self::assertSame(['gallery' => [null, 3], 'relationship' => [null, 3], 'repeater' => [null, 3]], $most);
    }

    public function testEditorsSeeTheWordsOfAChoiceAsLabels(): void
    {
        $field = new Field(['name' => 'kind', 'kind' => 'choice', 'choices' => ['dataSheet', 'other']]);
        $settings = FieldKinds::named('choice')->acfSettings($field, 'x');
        self::assertSame(['dataSheet' => 'Data sheet', 'other' => 'Other'], $settings['choices']);
    }
}
