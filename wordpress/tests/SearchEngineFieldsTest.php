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
        unset($GLOBALS['isGraphqlRequest'], $GLOBALS['postMeta']);
    }

    public function testHeadsOfYoastInGraphqlHaveTheirDirectivesOnce(): void
    {
        $fields = (new ReflectionClass(SearchEngineFields::class))->newInstanceWithoutConstructor();
        self::assertSame([self::TITLE], $fields->presentersOf([self::TITLE]));
        $GLOBALS['isGraphqlRequest'] = true;
        self::assertSame([self::TITLE, self::ROBOTS], $fields->presentersOf([3 => self::TITLE]));
        self::assertSame([self::ROBOTS], $fields->presentersOf([self::ROBOTS]));
    }

    public function testTheMainCategoryIsThatOfRankMathWithoutYoast(): void
    {
        self::assertSame(0, SearchEngineFields::mainCategoryOf(7));
        $GLOBALS['postMeta'] = [7 => ['rank_math_primary_category' => '16']];
        self::assertSame(16, SearchEngineFields::mainCategoryOf(7));
    }
}
