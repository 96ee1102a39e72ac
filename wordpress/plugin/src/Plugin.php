<?php

declare(strict_types=1);

namespace Headwater;

use Headwater\Admin\Checks;
use Headwater\Model\ContentModel;
use Headwater\Webhook\Listeners;
use RuntimeException;

defined('ABSPATH') || exit;

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
        $response = new Site\FinishedResponse();
        $once = new Leads\OncePerKey();
        $slashes = new Leads\SlashedValues();
        $restMeta = new Leads\RestEntryMeta();
        $queue = new Webhook\MessageQueue();
        $sender = new Webhook\MessageSender($queue);
        $references = new Webhook\ReferringContent($model);
        $wholeSite = new Webhook\WholeSite($model);
        $recorder = new Webhook\ChangeRecorder($queue, $sender, $references, $wholeSite, $response);
        $files = new Leads\ListedFiles();
        $demo = new Demo\DemoImport($model, $templates);
        $products = new Catalogue\ProductTables($model, $templates);
        $figures = new Catalogue\FigureImport($products);
        $status = new Admin\StatusPage([
            new Checks\PluginsCheck(),
            new Checks\ConnectionCheck($queue),
            new Checks\SettingsCheck(),
            new Checks\ModelCheck($model),
        ], $queue);
        return [
            new Database\Schema($file),
            new Site\Schedule($file),
            new Site\SchemaForSite(),
            new Site\HomeEndpoint(),
            new Content\PostTypes($model, $file),
            new Content\MenuLocations($model),
            $templates,
            new Content\FieldGroups($model, $templates),
            new Content\FlatFields($model),
            new Content\AddOnFields(),
            new Content\ChoiceInputs(),
            new Content\ShownFields(),
            new Content\AbsentContent(),
            new Content\SearchEngineFields($model),
            $once,
            $slashes,
            new Leads\GraphqlSubmissions($once, $slashes, $files),
            $restMeta,
            new Leads\RestSubmissions($once, $slashes, $restMeta, $files, new Leads\ConsentTexts()),
            new Leads\OrderedProducts(),
            new Leads\ExpiredCaptcha(),
            new Leads\EntryNotes(),
            new Leads\Mails($once, $response),
            new Leads\VisitorCopies($once),
            new Webhook\QueryAnalyzer(),
            $sender,
            $recorder,
            new Listeners\ContentListener($recorder),
            new Listeners\TermListener($recorder),
            new Listeners\MenuListener($recorder),
            new Listeners\SettingsListener($recorder),
            new Listeners\UserListener($recorder),
            new Listeners\FormListener($recorder),
            new Listeners\RedirectListener($recorder),
            new Routing\MovedContent(),
            new Routing\MissingUploads(),
            new Routing\Redirects\RedirectsRoute(),
            new Routing\ReservedSlugs($model),
            new Editors\RevisionFields(),
            new Editors\SeenToken(),
            new Editors\SignOut(),
            new Editors\SignInLimit(),
            $status,
            new Admin\StatusRoute($status, $queue, $sender),
            new Admin\RefreshButton($recorder),
            new Admin\Commands($status, $recorder),
            new Catalogue\CatalogueRoute($products),
            new Catalogue\FigurePage($figures),
            new Catalogue\FigureCommands($figures),
            new Demo\DemoPanel($demo),
            new Demo\DemoCommands($demo),
        ];
    }
}
