<?php

declare(strict_types=1);

namespace Headwater\Tests;

use ArrayObject;
use Headwater\Leads\ConsentTexts;
use PHPUnit\Framework\TestCase;

final class ConsentTextsTest extends TestCase
{
    public function testAGivenConsentSaysToWhat(): void
    {
        $fields = [new ArrayObject(['id' => 5, 'type' => 'consent', 'checkboxLabel' => "I've read it"])];
        $missing = ConsentTexts::missing(['input_5_1' => '1'], $fields, '7');
        self::assertSame(['input_5_2' => "I\\'ve read it", 'input_5_3' => '7'], $missing);
    }

    public function testNothingElseIsAdded(): void
    {
        $fields = [['id' => 5, 'type' => 'consent'], ['id' => 6, 'type' => 'checkbox']];
        self::assertSame([], ConsentTexts::missing(['input_6_1' => '1', 'input_5_1' => ''], $fields, '7'));
    }
}
