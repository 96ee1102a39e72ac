<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Leads\Mails;
use PHPUnit\Framework\TestCase;

final class MailsTest extends TestCase
{
    public int $dispatched = 0;
    private static ?self $services = null;

    // phpcs:ignore PSR1.Methods.CamelCapsMethodName.NotCamelCaps
    public static function get_service_container(): ?self
    {
        return self::$services;
    }

    public function get(string $name): ?self
    {
        return $name === 'notifications_processor' ? $this : null;
    }

    public function dispatch(): void
    {
        $this->dispatched += 1;
    }

    public function testMailsOfAKilledProcessLeaveTheQueueOfGravityForms(): void
    {
        Mails::runQueue();
        class_alias(self::class, 'GFForms');
        Mails::runQueue();
        self::$services = $this;
        Mails::runQueue();
        self::assertSame(1, $this->dispatched);
    }
}
