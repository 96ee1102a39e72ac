<?php

declare(strict_types=1);

namespace Headwater;

use Headwater\Model\ContentModel;
use RuntimeException;

/**
 * Puts the parts together. Each feature adds its own hooks and knows nothing of the others.
 */
final class Plugin
{
    public static function start(string $file): void
    {
        try {
            $model = ContentModel::fromFile(dirname($file) . '/model.json');
        } catch (RuntimeException $error) {
            // An incomplete copy must not take WordPress down.
            self::showInAdmin($error->getMessage());
            return;
        }
        foreach (self::features($model, $file) as $feature) {
            $feature->register();
        }
    }

    private static function showInAdmin(string $message): void
    {
        add_action('admin_notices', static function () use ($message): void {
            printf('<div class="notice notice-error"><p>%s</p></div>', esc_html($message));
        });
    }

    /** @return Feature[] */
    private static function features(ContentModel $model, string $file): array
    {
        $templates = new Content\Templates($model);
        $answer = new Site\FinishedAnswer();
        $once = new Leads\OncePerKey();
        $slashes = new Leads\SlashedValues();
        return [
            new Database\Schema(),
            new Site\Schedule($file),
            new Content\PostTypes($model),
            new Content\MenuLocations($model),
            $templates,
            new Content\FieldGroups($model, $templates),
            new Content\FlatFields($model),
            new Content\SearchEngineFields($model),
            $once,
            $slashes,
            new Leads\GraphqlSubmissions($once, $slashes),
            new Leads\RestSubmissions($once, $slashes),
            new Leads\ExpiredCaptcha(),
            new Leads\EntryNotes(),
            new Leads\Mails($once, $answer),
        ];
    }
}
