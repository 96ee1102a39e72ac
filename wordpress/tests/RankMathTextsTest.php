<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\RankMathTexts;
use PHPUnit\Framework\TestCase;

final class RankMathTextsTest extends TestCase
{
    public static function setUpBeforeClass(): void
    {
        class_alias(RankMathStub::class, 'RankMath\\Post');
        class_alias(RankMathStub::class, 'RankMath\\Helper');
    }

    protected function setUp(): void
    {
        $GLOBALS['rankMath'] = ['titles.robots_global' => ['index']];
        $GLOBALS['rankMathVariables'] = new class {
            public function setup(): void
            {
            }
        };
    }

    public function testWhatEditorsWroteInRankMathIsInTheHead(): void
    {
        $GLOBALS['rankMath'] += [
            'title' => 'Pumps',
            'canonical_url' => 'https://cms.test/a/',
            'facebook_title' => 'The "pump"',
            'robots' => ['noindex', 'nofollow'],
        ];
        self::assertSame([
            'title' => 'Pumps',
            'metaDesc' => '',
            'canonical' => 'https://cms.test/a/',
            'fullHead' => '<meta name="robots" content="noindex, nofollow" />' . "\n"
                . '<meta property="og:title" content="The &quot;pump&quot;" />',
            'metaRobotsNoindex' => 'noindex',
            'metaRobotsNofollow' => 'nofollow',
        ], RankMathTexts::ofPost(7));
    }

    public function testTextsForXCountWhereTheyAreNotThoseForFacebook(): void
    {
        $GLOBALS['rankMath'] += ['twitter_title' => 'On X'];
        self::assertStringNotContainsString('On X', RankMathTexts::ofPost(7)['fullHead']);
        // Rank Math's own reading of "off".
        $GLOBALS['rankMath']['twitter_use_facebook'] = false;
        $head = RankMathTexts::ofPost(7)['fullHead'];
        self::assertStringContainsString('<meta name="twitter:title" content="On X" />', $head);
    }

    public function testContentWithoutDirectivesHasThoseOfItsType(): void
    {
        self::assertSame('index', RankMathTexts::ofPost(7)['metaRobotsNoindex']);
        $GLOBALS['rankMath'] += [
            'titles.pt_post_custom_robots' => true,
            'titles.pt_post_robots' => ['noindex'],
        ];
        self::assertSame('noindex', RankMathTexts::ofPost(7)['metaRobotsNoindex']);
    }

    public function testRankMathSaysNothingUntilItIsSetUp(): void
    {
        $GLOBALS['rankMathVariables'] = null;
        self::assertSame([], RankMathTexts::ofPost(7));
    }
}
