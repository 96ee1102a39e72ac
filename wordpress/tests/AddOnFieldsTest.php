<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\AddOnFields;
use PHPUnit\Framework\TestCase;

final class AddOnFieldsTest extends TestCase
{
    private const VALUE = 'WPGraphQL\GF\Data\FieldValueInput\ValueInput';

    /** @param mixed $inputs */
    private static function field(string $inputType, $inputs): object
    {
        return new class ($inputType, $inputs) {
            /** @var mixed */
            public $inputs;
            /** @var mixed */
            public $choices = '';
            private string $inputType;

            /** @param mixed $inputs */
            public function __construct(string $inputType, $inputs)
            {
                $this->inputType = $inputType;
                $this->inputs = $inputs;
            }

            // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps
            public function get_input_type(): string
            {
                return $this->inputType;
            }
        };
    }

    public function testStoresEachRowOfALikertField(): void
    {
        $fields = new AddOnFields();
        $rows = self::field('likert', [['id' => '4.1', 'name' => 'glikertrowaa']]);
        self::assertStringEndsWith('CheckboxValuesInput', $fields->valueClass(self::VALUE, [], $rows));
        self::assertSame(self::VALUE, $fields->valueClass(self::VALUE, [], self::field('likert', '')));
        self::assertSame(self::VALUE, $fields->valueClass(self::VALUE, [], self::field('rank', null)));
    }

    public function testGivesEachInputATypeOfTheSchema(): void
    {
        $inputs = (new AddOnFields())->withChoices([])['inputs']['resolve'];
        $row = ['id' => '4.1', 'name' => 'glikertrowaa', 'graphql_type' => 'SurveyLikertInputProperty'];
        self::assertSame('CheckboxInputProperty', $inputs(self::field('likert', [$row]))[0]['graphql_type']);
        self::assertSame([], $inputs(self::field('rank', '')));
    }

    public function testAddsTheInputNameThatPollsLack(): void
    {
        $fields = new AddOnFields();
        self::assertSame('String', $fields->withChoices([])['inputName']['type']);
        $own = ['inputName' => ['type' => 'Own']];
        self::assertSame('Own', $fields->withChoices($own)['inputName']['type']);
    }

    public function testAFieldWithoutChoicesHasNone(): void
    {
        $choices = (new AddOnFields())->withChoices([])['choices']['resolve'];
        self::assertSame([], $choices(self::field('textarea', '')));
    }
}
