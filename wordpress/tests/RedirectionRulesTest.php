<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Routing\Redirects\RedirectionRules;
use PHPUnit\Framework\TestCase;

final class RedirectionRulesTest extends TestCase
{
    protected function tearDown(): void
    {
        unset($GLOBALS['wpdb']);
    }

    /**
     * @testWith [null, false]
     *           ["wp_redirection_items", true]
     */
    public function testItsRulesAreReadOnceItsTablesAreThere(?string $table, bool $isActive): void
    {
        defined('REDIRECTION_VERSION') || define('REDIRECTION_VERSION', '5.4.2');
        $GLOBALS['wpdb'] = new class ($table) {
            public string $prefix = 'wp_';
            private ?string $table;

            public function __construct(?string $table)
            {
                $this->table = $table;
            }

            public function prepare(string $query, string $value): string
            {
                return $query . $value;
            }

            // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps
            public function esc_like(string $text): string
            {
                return $text;
            }

            // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps
            public function get_var(string $query): ?string
            {
                return $this->table;
            }
        };
        self::assertSame($isActive, (new RedirectionRules())->isActive());
    }
}
