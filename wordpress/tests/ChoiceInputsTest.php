<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\ChoiceInputs;
use PHPUnit\Framework\TestCase;

final class ChoiceInputsTest extends TestCase
{
    /** @return string[] the types that are registered beside those that exist */
    private static function registered(string ...$existing): array
    {
        $registry = new class ($existing) {
            /** @var string[] */
            public array $added = [];
            /** @var string[] */
            private array $existing;

            /** @param string[] $existing */
            public function __construct(array $existing)
            {
                $this->existing = $existing;
            }

            // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps
            public function has_type(string $name): bool
            {
                return in_array($name, $this->existing, true);
            }

            /** @param array<string, mixed> $config */
            // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps
            public function register_object_type(string $name, array $config): void
            {
                $this->added[] = $name;
            }
        };
        (new ChoiceInputs())->registerTypes($registry);
        return $registry->added;
    }

    public function testRegistersTheTypesThatAreMissing(): void
    {
        $image = 'ImageChoiceCheckboxInputProperty';
        self::assertSame(['MultiChoiceCheckboxInputProperty', $image], self::registered('GfFieldInput'));
        self::assertSame([$image], self::registered('GfFieldInput', 'MultiChoiceCheckboxInputProperty'));
    }

    public function testLeavesAWordPressWithoutGravityFormsAlone(): void
    {
        self::assertSame([], self::registered());
    }
}
