<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Site\SchemaForSite;
use PHPUnit\Framework\TestCase;

final class SchemaForSiteTest extends TestCase
{
    public function testOnlyTheSiteSeesTheSchema(): void
    {
        if (!defined('HEADWATER_SECRET')) {
            define('HEADWATER_SECRET', 'the secret of both programs');
        }
        $shown = static fn (string $setting) => (new SchemaForSite())->introspection('off', 'off', $setting);
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'another secret';
        self::assertSame('off', $shown('public_introspection_enabled'));
        $_SERVER['HTTP_X_FAUSTWP_SECRET'] = 'the secret of both programs';
        self::assertSame('on', $shown('public_introspection_enabled'));
        self::assertSame('off', $shown('debug_mode_enabled'));
    }
}
