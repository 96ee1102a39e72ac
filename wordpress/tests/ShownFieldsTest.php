<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\ShownFields;
use PHPUnit\Framework\TestCase;

final class ShownFieldsTest extends TestCase
{
    public function testPartsThatAnOldVersionHidAreHidden(): void
    {
        $inputs = [['id' => '16.1', 'label' => 'Street'], ['id' => '16.2', 'label' => 'Line 2']];
        $hidden = ['id' => '16.2', 'label' => 'Line 2', 'isHidden' => true];
        $field = ['id' => 16, 'hideAddress2' => '1', 'hideState' => false];
        self::assertEquals([$inputs[0], $hidden], ShownFields::withHidden($inputs, $field));
        self::assertSame($inputs, ShownFields::withHidden($inputs, ['id' => 16]));
    }

    public function testChoicesWithoutValuesHaveTheirTexts(): void
    {
        $own = ['text' => 'Option 3', 'value' => 'three'];
        $without = ['text' => 'Option 4', 'value' => ''];
        self::assertEquals(
            [$own, ['text' => 'Option 4', 'value' => 'Option 4']],
            ShownFields::withValues([$own, $without])
        );
    }

    public function testOnlyGraphqlIsGivenMore(): void
    {
        $form = ['fields' => [['id' => 1, 'type' => 'select', 'choices' => [['text' => 'A', 'value' => '']]]]];
        self::assertSame($form, (new ShownFields())->complete($form));
        $GLOBALS['isGraphqlRequest'] = true;
        try {
            $completed = (new ShownFields())->complete($form);
        } finally {
            unset($GLOBALS['isGraphqlRequest']);
        }
        self::assertEquals([['text' => 'A', 'value' => 'A']], $completed['fields'][0]['choices']);
    }
}
