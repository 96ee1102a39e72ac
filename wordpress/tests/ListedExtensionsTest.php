<?php

declare(strict_types=1);

namespace Headwater\Tests;

use ArrayObject;
use Headwater\Leads\ListedExtensions;
use PHPUnit\Framework\TestCase;

final class ListedExtensionsTest extends TestCase
{
    private const DRAWING = ['type' => 'fileupload', 'allowedExtensions' => 'pdf, .DWG,bin'];

    /** @dataProvider files */
    public function testAFileIsTakenByTheExtensionsThatItsFormLists(string $name, ?string $extension): void
    {
        $fields = [['type' => 'text'], self::DRAWING, ['type' => 'fileupload', 'allowedExtensions' => 'step']];
        self::assertSame($extension, (new ListedExtensions($fields, []))->ofFile($name));
    }

    public static function files(): array
    {
        return [
            'listed' => ['flange.dwg', 'dwg'],
            'in capitals' => ['FLANGE.DWG', 'dwg'],
            'listed by another field' => ['flange.step', 'step'],
            'with a version in its name' => ['flange v1.2.dwg', 'dwg'],
            'not listed' => ['flange.dxf', null],
            'without an extension' => ['dwg', null],
            'with a period at its end' => ['flange.', null],
            'with a page\'s extension before the last' => ['flange.html.dwg', null],
            'with a program\'s extension before the last' => ['flange.PHP7.dwg', null],
        ];
    }

    /** @dataProvider harmful */
    public function testNoListAllowsPagesScriptsAndPrograms(string $extension): void
    {
        $fields = [['type' => 'fileupload', 'allowedExtensions' => "dwg, $extension"]];
        $extensions = new ListedExtensions($fields, ['tmp']);
        self::assertNull($extensions->ofFile("flange.$extension"));
        self::assertSame('dwg', $extensions->ofFile('flange.dwg'));
    }

    public static function harmful(): array
    {
        $extensions = explode(' ', 'svg svgz xhtml html htm swf xml php php8 phtml phar js sh exe htaccess tmp');
        return array_combine($extensions, array_map(static fn (string $extension): array => [$extension], $extensions));
    }

    /** @dataProvider fields */
    public function testOnlyFileFieldsListExtensions(array $field, bool $isTaken): void
    {
        $extensions = new ListedExtensions([new ArrayObject($field)], []);
        self::assertSame($isTaken ? 'dwg' : null, $extensions->ofFile('flange.dwg'));
    }

    public static function fields(): array
    {
        $file = self::DRAWING;
        return [
            'a file field' => [$file, true],
            'a custom field, as a file' => [['type' => 'post_custom_field', 'inputType' => 'fileupload'] + $file, true],
            'another field' => [['type' => 'post_image'] + $file, false],
            'a file field without a list' => [['type' => 'fileupload', 'allowedExtensions' => ''], false],
        ];
    }
}
