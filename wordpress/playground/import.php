<?php

/**
 * Imports the demo content, in a request of its own, which loads the plugins that `setup.php` activated.
 */

declare(strict_types=1);

require '/wordpress/wp-load.php';

set_time_limit(0);
wp_set_current_user(1);

if (get_option('headwater_playground') === '1') {
    $model = Headwater\Model\ContentModel::fromFile(WP_PLUGIN_DIR . '/headwater/model.json');
    $import = new Headwater\Demo\DemoImport($model, new Headwater\Content\Templates($model));
    $state = $import->run(WP_CONTENT_DIR . '/headwater-demo', INF);
    echo implode("\n", $state->notes), "\n";
    // Only once, so that demo content that the owner removes stays removed.
    update_option('headwater_playground', '2');
}
flush_rewrite_rules(false);
