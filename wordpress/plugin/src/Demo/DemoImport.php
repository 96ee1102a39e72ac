<?php

declare(strict_types=1);

namespace Headwater\Demo;

use Headwater\Content\Templates;
use Headwater\Model\ContentModel;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Imports the demo content, as much as fits into a request. Repeating it changes nothing.
 */
final class DemoImport
{
    /** The state is stored after so many items, and at the end. */
    private const STORED_EVERY = 10;

    private ContentModel $model;
    private Templates $templates;

    public function __construct(ContentModel $model, Templates $templates)
    {
        $this->model = $model;
        $this->templates = $templates;
    }

    /**
     * @param string $base folder or URL of the content
     * @param float $seconds after which the rest is left to the next call
     * @param callable(DemoState): void|null $onItem
     * @throws RuntimeException when there is no content, or another request imports or removes it
     */
    public function run(string $base, float $seconds, ?callable $onItem = null): DemoState
    {
        $source = new DemoSource($base);
        $content = $source->content();
        return DemoLock::during(
            fn (): DemoState => $this->importItems($content, $source, $base, microtime(true) + $seconds, $onItem)
        );
    }

    private function importItems(
        DemoContent $content,
        DemoSource $source,
        string $base,
        float $end,
        ?callable $onItem
    ): DemoState {
        $state = self::stateFor($content, $base);
        $importers = $this->importers($source);
        do {
            $item = $content->items[$state->done] ?? null;
            if ($item === null) {
                break;
            }
            try {
                $importer = $importers[$item['kind']] ?? null;
                $state->note($importer === null ? self::unknownKind($item['kind']) : $importer->import($item));
            } catch (RuntimeException $error) {
                $state->note($error->getMessage());
            }
            $state->done += 1;
            if ($state->done % self::STORED_EVERY === 0) {
                $state->save();
            }
            if ($onItem !== null) {
                $onItem($state);
            }
        } while (microtime(true) < $end);
        $state->save();
        return $state;
    }

    public static function outcome(): string
    {
        return __('The demo content is imported.', 'headwater');
    }

    private static function unknownKind(string $kind): string
    {
        /* translators: %s: a word for a kind of content */
        return sprintf(__('Unknown kind %s.', 'headwater'), $kind);
    }

    private static function stateFor(DemoContent $content, string $base): DemoState
    {
        $hash = md5((string) wp_json_encode($content->items));
        $state = DemoState::load();
        if (!$state->isRunning() || $state->hash !== $hash) {
            $state = new DemoState();
        }
        $state->hash = $hash;
        $state->source = $base;
        $state->total = count($content->items);
        return $state;
    }

    /** @return array<string, Importer> by kind of item */
    private function importers(DemoSource $source): array
    {
        $marks = new DemoMarks();
        $texts = new DemoTexts($marks);
        return [
            'user' => new Importers\UserImporter($marks),
            'term' => new Importers\TermImporter($marks),
            'media' => new Importers\MediaImporter($marks, $source),
            'form' => new Importers\FormImporter($marks),
            'content' => new Importers\PostImporter($marks, $texts, $this->templates),
            'fields' => new Importers\FieldImporter($marks, $texts, new FieldKeys($this->model)),
            'formPages' => new Importers\FormPageImporter($marks),
            'menu' => new Importers\MenuImporter($marks),
            'settings' => new Importers\SettingsImporter($marks),
        ];
    }
}
