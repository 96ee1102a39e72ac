<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Feature;
use Headwater\Webhook\ChangeRecorder;

defined('ABSPATH') || exit;

/**
 * Records the changes that WordPress or a plugin announces by its hooks.
 */
abstract class Listener implements Feature
{
    protected ChangeRecorder $recorder;

    public function __construct(ChangeRecorder $recorder)
    {
        $this->recorder = $recorder;
    }
}
