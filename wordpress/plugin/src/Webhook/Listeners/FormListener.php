<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Webhook\Change;
use Headwater\Webhook\GlobalId;

defined('ABSPATH') || exit;

/**
 * Forms of Gravity Forms: their fields, confirmations and schedules, opened and closed.
 */
final class FormListener extends Listener
{
    public function register(): void
    {
        add_action('gform_post_update_form_meta', [$this, 'changeMeta'], 10, 2);
        $hooks = ['form_activated', 'form_deactivated', 'form_trashed', 'form_restored', 'form_duplicated'];
        foreach ($hooks as $hook) {
            add_action("gform_post_$hook", [$this, 'change']);
        }
        add_action('gform_before_delete_form', [$this, 'change']);
    }

    /**
     * @param mixed $meta
     * @param int|string $formId
     */
    public function changeMeta($meta, $formId): void
    {
        $this->change($formId);
    }

    /** @param int|string $formId */
    public function change($formId): void
    {
        $this->recorder->add(new Change([GlobalId::of('gf_form', (int) $formId), 'list:gfform']));
    }
}
