<?php

declare(strict_types=1);

namespace Headwater\Tests;

use ArrayObject;
use Headwater\Leads\OrderedProducts;
use PHPUnit\Framework\TestCase;

final class OrderedProductsTest extends TestCase
{
    private const PUMP = ['id' => 4, 'type' => 'product', 'inputType' => 'singleproduct'];
    private const STORED = ['4.1' => 'Pump', '4.2' => '25,00 &#8364;'];

    /** @dataProvider products */
    public function testAProductIsStoredAsItsPagePostsIt(array $field, array $others, array $value, array $stored): void
    {
        $fields = [new ArrayObject($field), ...$others];
        self::assertSame($stored, OrderedProducts::asPosted($value, new ArrayObject($field), $fields, '$0.00'));
    }

    public static function products(): array
    {
        $fixed = ['disableQuantity' => true] + self::PUMP;
        $quantity = ['id' => 5, 'type' => 'quantity', 'productField' => '4'];
        $posted = ['4.1' => 'Pump', '4.2' => '25,00 €'];
        return [
            'with its quantity' => [self::PUMP, [], self::STORED + ['4.3' => 2.0], $posted + ['4.3' => 2.0]],
            'one, without a quantity' => [$fixed, [], self::STORED, $posted + ['4.3' => '1']],
            'beside a quantity field' => [self::PUMP, [$quantity], self::STORED + ['4.3' => 1.0], $posted],
            'without a price' => [
                self::PUMP,
                [],
                ['4.1' => 'Pump', '4.2' => null],
                ['4.1' => 'Pump', '4.2' => '$0.00'],
            ],
            'beside that of another product' => [
                $fixed,
                [['productField' => 9] + $quantity],
                self::STORED,
                $posted + ['4.3' => '1'],
            ],
        ];
    }

    public function testOtherValuesStayAsTheyAre(): void
    {
        $name = ['id' => 1, 'type' => 'name', 'inputType' => ''];
        self::assertSame(['1.2' => '&#8364;'], OrderedProducts::asPosted(['1.2' => '&#8364;'], $name, [], ''));
    }
}
