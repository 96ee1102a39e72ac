<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\SearchEngineFields;
use PHPUnit\Framework\TestCase;
use ReflectionClass;

final class SearchEngineFieldsTest extends TestCase
{
    private const TITLE = 'Yoast\\WP\\SEO\\Presenters\\Title_Presenter';
    private const ROBOTS = 'Yoast\\WP\\SEO\\Presenters\\Robots_Presenter';

    protected function tearDown(): void
    {
        unset($GLOBALS['isGraphqlRequest']);
    }

    public function testHeadsOfYoastInGraphqlHaveTheirDirectivesOnce(): void
    {
        $fields = (new ReflectionClass(SearchEngineFields::class))->newInstanceWithoutConstructor();
        self::assertSame([self::TITLE], $fields->presentersOf([self::TITLE]));
        $GLOBALS['isGraphqlRequest'] = true;
        self::assertSame([self::TITLE, self::ROBOTS], $fields->presentersOf([3 => self::TITLE]));
        self::assertSame([self::ROBOTS], $fields->presentersOf([self::ROBOTS]));
    }
}
